import type { APIRoute } from "astro";
import { listShareCards } from "#src/sections/page/share-cards.props.ts";
import { cardPicture, drawMissing } from "#src/share/card-pictures.ts";
import { type ShareCard, shareCardFile } from "#src/share/share-card.ts";

/** The pictures of links. Their address lies below /_assets, where no page can stand: build/share-cards.ts adds it. */
export const getStaticPaths = async () => {
  const cards = await listShareCards();
  if (import.meta.env.PROD) await drawAll(cards);
  return cards.map((card) => ({ params: { file: shareCardFile(card) }, props: { card } }));
};

async function drawAll(cards: readonly ShareCard[]) {
  const start = performance.now();
  const drawn = await drawMissing(cards);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(`share cards: ${cards.length} there, ${drawn} of them drawn now, in ${seconds} s`);
}

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(new Uint8Array(await cardPicture(props.card)), { headers: { "content-type": "image/png" } });
