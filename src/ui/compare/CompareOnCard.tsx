import type { CardStay } from "#domain/stay/shelf.ts";
import { CompareToggle } from "./CompareToggle.tsx";

/** Compare toggle for the stay that a card shows. */
export const CompareOnCard = ({ stay }: { readonly stay: CardStay }) => (
	<CompareToggle stay={{ id: stay.id, name: stay.name, imageUrl: stay.images[0]?.url ?? null }} />
);
