import { Bug, Moon, Plus } from "lucide-react";
import { useState } from "react";
import { AppShell } from "../app-shell/AppShell.tsx";
import { BotBadge } from "../bot-badge/BotBadge.tsx";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { DebugRow } from "../debug-sheet/DebugRow.tsx";
import { DebugRows } from "../debug-sheet/DebugRows.tsx";
import { DebugSheet } from "../debug-sheet/DebugSheet.tsx";
import { JsonView } from "../json-tree/JsonView.tsx";
import { PageHeader } from "../page/PageHeader.tsx";
import { PageLayout } from "../page/PageLayout.tsx";
import { Toolbar } from "../page/Toolbar.tsx";
import { Paginator } from "../paginator/Paginator.tsx";
import { ProductMark } from "../product-mark/ProductMark.tsx";
import { SearchBox } from "../search-box/SearchBox.tsx";
import { Sidebar } from "../sidebar/Sidebar.tsx";
import { StatusDot } from "../status-dot/StatusDot.tsx";
import { articleTable, KeptTable } from "../stories-support/articles.tsx";
import { request, response } from "../stories-support/bot-log.ts";
import { groups, sections } from "../stories-support/sites.tsx";
import { LinkTabs } from "../tabs/LinkTabs.tsx";
import { Annotated, Pinned, type ScreenPart } from "./Annotated.tsx";

const parts: readonly ScreenPart[] = [
  {
    name: "Sidebar",
    docs: "navigation-sidebar",
    words: "Sunken, so that the page lies in front. The group of the current page is open.",
  },
  {
    name: "PageHeader",
    docs: "layout-pageheader",
    words: "Where one is, its state in a word, and what can be done with all of it.",
  },
  {
    name: "LinkTabs",
    docs: "navigation-linktabs",
    words: "Real links: each can be opened in another window.",
  },
  {
    name: "Toolbar",
    docs: "layout-toolbar",
    words:
      "What narrows the list at the start, how much is left, the one primary action at the end.",
  },
  {
    name: "Table",
    docs: "data-table",
    words: "Rows of 36 px. The first cell is the link; the menu of a row shows without hovering.",
  },
  {
    name: "DebugSheet",
    docs: "overlays-debugsheet",
    words: "Comes from below over two thirds of the page at most, and gives the focus back.",
  },
];

const tabs = ["Settings", "Feeds", "Pages", "Topics", "Articles", "Localization", "Chat"];
const hrefOf = (tab: string) => `/admin/site/12/${tab.toLowerCase()}`;

const calls = ["wrapperix", "descriptix", "priorix", "imagix", "chapterix"];

function Calls() {
  return (
    <DebugRows label="Calls">
      {calls.map((bot, at) => (
        <DebugRow
          key={bot}
          badge={<BotBadge bot={bot} />}
          id={812 - at}
          articleId={41}
          model="gpt-5-mini"
          temperature={0.7}
          tokens="812 + 146"
          duration="2.4 s"
          time={`${at + 1} min ago`}
          request={() => <JsonView label="Request" value={request} />}
          response={() => <JsonView label="Response" value={response} />}
        />
      ))}
    </DebugRows>
  );
}

/** The articles of a site, and the log of its bots above them. */
export function ListScreen() {
  const [isCollapsed, setCollapsed] = useState(false);
  const [isDebugging, setDebugging] = useState(false);
  const [query, setQuery] = useState("");
  return (
    <Annotated title="A list" parts={parts}>
      <AppShell
        isSidebarCollapsed={isCollapsed}
        onSidebarCollapsedChange={setCollapsed}
        sidebar={(collapsed) => (
          <Pinned at={1} place="inside">
            <Sidebar
              label="Sites and settings"
              groups={groups}
              sections={sections}
              currentPath="/admin/site/12/articles"
              isCollapsed={collapsed}
              header={<ProductMark isNameHidden={collapsed} />}
            />
          </Pinned>
        )}
        title="Presentes"
        tools={
          <>
            <Pinned at={6} place="corner">
              <IconButton icon={Bug} label="Debug" onPress={() => setDebugging(true)} />
            </Pinned>
            <IconButton icon={Moon} label="Dark theme" />
          </>
        }
      >
        <PageLayout
          header={
            <Pinned at={2} place="inside">
              <PageHeader
                title="Presentes"
                crumbs={[{ label: "Sites", href: "/admin" }]}
                status={<StatusDot state="live" label="Live" />}
                actions={<Button>Redeploy</Button>}
                tabs={
                  <Pinned at={3}>
                    <LinkTabs
                      label="Presentes"
                      tabs={tabs.map((label) => ({ label, href: hrefOf(label) }))}
                      currentPath={hrefOf("Articles")}
                    />
                  </Pinned>
                }
              />
            </Pinned>
          }
        >
          <Pinned at={4}>
            <Toolbar
              summary="6 of 84"
              actions={
                <Button variant="primary" icon={Plus}>
                  New article
                </Button>
              }
            >
              <SearchBox
                label="Filter articles"
                placeholder="Filter articles"
                value={query}
                onChange={setQuery}
              />
            </Toolbar>
          </Pinned>
          <Pinned at={5}>
            <KeptTable {...articleTable} selected={new Set()} />
          </Pinned>
        </PageLayout>
      </AppShell>
      <DebugSheet
        title="Debug"
        count={88}
        isOpen={isDebugging}
        onOpenChange={setDebugging}
        footer={
          <Paginator label="Pages of the debug log" page={1} total={88} onPageChange={() => {}} />
        }
      >
        <Calls />
      </DebugSheet>
    </Annotated>
  );
}
