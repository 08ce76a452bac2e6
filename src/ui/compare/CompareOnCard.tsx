import type { CardStay } from "#domain/stay/shelf.ts";
import { CompareToggle } from "./CompareToggle.tsx";

/** The stay of a card is picked by what its card shows. */
export const CompareOnCard = ({ stay }: { readonly stay: CardStay }) => (
	<CompareToggle stay={{ id: stay.id, name: stay.name, imageUrl: stay.images[0]?.url ?? null }} />
);
