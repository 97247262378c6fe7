import { createMemoryRouter, Outlet, useLocation } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../dom-testing.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

function Frame() {
  const { pathname, search } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <>
      <RouteAnnouncer />
      <main>
        <Outlet />
        <p>{search}</p>
      </main>
    </>
  );
}

function Screen({ name }: { name: string }) {
  return (
    <>
      <PageTitle parts={[name, null, "Presentes"]} />
      <h1>{name}</h1>
    </>
  );
}

function setUp() {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: "/feeds", element: <Screen name="Feeds" /> },
          { path: "/articles", element: <Screen name="Articles" /> },
        ],
      },
    ],
    { initialEntries: ["/feeds"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test("a page that is navigated to is announced, titled and has the focus on its heading", async () => {
  const router = setUp();
  await expect.element(page.getByRole("heading", { name: "Feeds" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Feeds" })).not.toHaveFocus();
  expect(document.title).toBe("Feeds · Presentes · Console");
  await router.navigate("/articles");
  await expect.element(page.getByRole("heading", { name: "Articles" })).toHaveFocus();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("Articles · Presentes · Console");
});

test("a filter in the query moves nothing", async () => {
  const router = setUp();
  await expect.element(page.getByRole("heading", { name: "Feeds" })).toBeVisible();
  await router.navigate("/articles");
  const heading = page.getByRole("heading", { name: "Articles" });
  await expect.element(heading).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await router.navigate("/articles?page=2");
  await expect.element(page.getByText("?page=2")).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
