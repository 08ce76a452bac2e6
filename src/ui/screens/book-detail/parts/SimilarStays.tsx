import { useEffect, useState } from "react";
import type { Surroundings } from "#application/stay/ListSurroundings.ts";
import { useCases } from "#application/tokens.ts";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { defaultPlace } from "#domain/search/SearchCondition.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { useApp } from "#ui/app/AppState.ts";
import { StayShelf } from "#ui/stay-card/StayShelf.tsx";

const text = bookDetailCopy.refund.bySeller;

/** Stays similar to the one that declined, for the same nights and guests; renders nothing if there are none. */
export function SimilarStays({
	product,
	checkIn,
	checkOut,
}: {
	readonly product: OrderProduct;
	readonly checkIn: StayDate;
	readonly checkOut: StayDate;
}) {
	const { use } = useApp();
	const [found, setFound] = useState<Surroundings | null>(null);
	const { stayId, adults, childAges } = product;
	useEffect(() => {
		const stop = new AbortController();
		const condition = {
			...defaultPlace,
			checkInDate: checkIn,
			checkOutDate: checkOut,
			adults,
			childAges,
			rooms: 1,
		};
		void use(useCases.listSurroundings)
			.execute({ stayId, condition }, { signal: stop.signal })
			.then((surroundings) => {
				if (!stop.signal.aborted) setFound(surroundings);
			});
		return () => stop.abort();
	}, [use, stayId, adults, childAges, checkIn, checkOut]);
	if (found === null) return null;
	const query = searchQueryWithRooms(found.condition);
	const stays = [
		...found.similar,
		...found.nearby.filter(({ id }) => !found.similar.some((other) => other.id === id)),
	];
	return <StayShelf stays={stays} queryOf={() => query} title={text.similar} note={text.similarNote} />;
}
