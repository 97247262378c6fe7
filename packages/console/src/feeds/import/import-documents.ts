import { graphql } from "../../graph/generated/gql.ts";
import type { FeedImportReportFragment } from "../../graph/generated/graphql.ts";

/** What became of a feed's rows. */
export const FeedImportReportDocument = graphql(`
  fragment FeedImportReport on FeedImport {
    feed {
      id
      name
    }
    total
    imported
    rejected
    format
    rowErrors {
      line
      message
    }
    rowErrorsTruncated
  }
`);

/** Imports a feed from its URL. */
export const ImportFeedDocument = graphql(`
  mutation ImportFeed($id: Int!) {
    importFeed(id: $id) {
      ...FeedImportReport
    }
  }
`);

/** Imports a feed from a file. */
export const UploadFeedFileDocument = graphql(`
  mutation UploadFeedFile($file: File!) {
    uploadFeedFile(input: { file: $file }) {
      ...FeedImportReport
    }
  }
`);

/** The report of an import. */
export type ImportReport = FeedImportReportFragment;
