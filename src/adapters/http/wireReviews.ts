import type { components } from "#contracts/content.d.ts";
import type { Review } from "#domain/review/Review.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { dayOrNull } from "./wireStays.ts";

const dayOf = (moment: string) => koreanDay(koreanInstant(moment) ?? 0);

export const reviewOf = (wire: components["schemas"]["Review"]): Review => ({
	id: wire.idx,
	userName: wire.userName,
	stayId: wire.productIdx,
	stayName: wire.productName,
	roomName: wire.roomName,
	title: wire.title,
	content: wire.content,
	stars: wire.star,
	starAverage: wire.starAvg,
	writtenOn: dayOf(wire.createdDt),
	checkIn: dayOrNull(wire.checkinDate),
	checkOut: dayOrNull(wire.checkoutDate),
	verificationSource: wire.verificationSource,
	photos: wire.photos.map(({ imgUrl, alt }) => ({ url: imgUrl, alt })),
	reply: wire.reply && { content: wire.reply.content, writtenOn: dayOf(wire.reply.createdDt) },
});
