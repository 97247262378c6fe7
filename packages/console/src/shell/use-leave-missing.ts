import { toast } from "@gift-console/ui/toast/toast.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../paths.ts";

/**
 * Leads to the sites list from a page about something that is not there, and says so.
 * @param what that is missing: "Site 9"; null while nothing is
 */
export function useLeaveMissing(what: string | null): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // A page that is being left already, as that of a site just deleted, needs no leading away.
    if (what === null || window.location.pathname !== pathname) return;
    toast({
      tone: "warning",
      title: `${what} does not exist`,
      text: "Someone may have deleted it, or the address is wrong. These are the sites there are.",
    });
    void navigate(paths.sites(), { replace: true });
  }, [what, navigate, pathname]);
}
