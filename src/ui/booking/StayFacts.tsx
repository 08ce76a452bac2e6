import { bookingFormCopy } from "#copy/bookingForm.ts";
import { guestsText } from "#domain/guests/Guests.ts";
import { stayLength } from "#domain/shared/dateForms.ts";
import { nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { longMoment } from "./longMoment.ts";
import styles from "./StayFacts.module.css";

export interface StayHeadProps {
	readonly name: string;
	readonly room: string;
	readonly plan?: string | null | undefined;
	readonly image: (Pick<StayImage, "url"> & Partial<Pick<StayImage, "color" | "focus">>) | null;
}

/** Picture and names that identify a stay and its room. */
export const StayHead = ({ name, room, plan, image }: StayHeadProps) => (
	<div className={styles.head}>
		<Picture
			src={image?.url ?? ""}
			alt=""
			color={image?.color}
			focus={image?.focus}
			ratio="1x1"
			sizes="96px"
			rounded
			className={styles.picture ?? ""}
		/>
		<div className={styles.names}>
			<p className={styles.name}>{name}</p>
			<p className={styles.room}>{room}</p>
			{plan && <p className={styles.plan}>{plan}</p>}
		</div>
	</div>
);

export interface StayFactsProps {
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	readonly guests?: { readonly adults: number; readonly childAges: readonly number[] } | undefined;
	readonly rooms?: number | undefined;
	readonly meal?: string | null | undefined;
	/** Whether the stay is abroad; its times are then marked as local time. */
	readonly isAbroad?: boolean | undefined;
}

/** Dates, guests, rooms and meals of a booking. */
export function StayFacts(props: StayFactsProps) {
	const { checkIn, checkOut, guests, rooms, isAbroad = false } = props;
	const nights = checkIn && checkOut ? stayLength(nightsBetween(checkIn, checkOut)) : null;
	const people = guests ? guestsText(guests) : null;
	const roomCount = rooms ? bookingFormCopy.rooms(rooms) : null;
	return (
		<div className={styles.terms}>
			<DescriptionList
				rows={[
					{
						term: bookingFormCopy.checkIn,
						value: checkIn && longMoment(checkIn, props.checkInTime, isAbroad),
					},
					{
						term: bookingFormCopy.checkOut,
						value: checkOut && longMoment(checkOut, props.checkOutTime, isAbroad),
					},
					{
						term: bookingFormCopy.terms,
						value: [nights, roomCount, people].filter(Boolean).join(" · "),
					},
					{ term: bookingFormCopy.meal, value: props.meal },
				]}
			/>
		</div>
	);
}
