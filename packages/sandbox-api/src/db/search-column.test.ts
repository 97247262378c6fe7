import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestApp } from "../../test/test-app.ts";
import { foldText } from "../search/fold.ts";

const { db } = await startTestApp();

test("the search column holds words without accents, with their weights", async () => {
  const { search } = await db
    .insertInto("catalogueProducts")
    .values({
      feedId: 1,
      title: "Moinho de Café",
      brand: "Olá",
      category: "Cozinha",
      description: "Aço e ÁRVORE",
      price: 34.9,
    })
    .returning("search")
    .executeTakeFirstOrThrow();
  expect(search).toBe(
    "'aco':6C 'arvore':8C 'cafe':3A 'cozinha':4B 'de':2A 'e':7C 'moinho':1A 'ola':5B",
  );
});

test("prices come as numbers", async () => {
  const product = db.selectFrom("catalogueProducts").select("price").where("price", "=", 34.9);
  expect(await product.executeTakeFirst()).toEqual({ price: 34.9 });
});

test("the database folds letters as the search does", async () => {
  const letters =
    "AZ0 ÁÀÂÃÄÅĀĂĄ ÇĆČ Ď ÉÈÊËĒĖĘĚ Ğ ÍÌÎÏĪĮı ĽĹŁ ÑŃŇŅ ÓÒÔÕÖØŌŐ ŔŘ ŚŠŞȘ ŤȚŢ ÚÙÛÜŪŮŰŲ ÝŸ ŽŹŻ";
  for (const word of letters.split(" ")) {
    const { rows } = await sql<{ folded: string }>`select fold_text(${word}) as folded`.execute(db);
    expect(rows[0]?.folded).toBe(foldText(word));
  }
});
