import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import { myPageCopy } from "#copy/myPage.ts";
import type { BookingListItem } from "#domain/booking/Booking.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { nightsBetween } from "#domain/shared/StayDate.ts";
import { useApp } from "#ui/app/AppState.ts";
import { validityText } from "#ui/booking/bookingStatus.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { SuitcaseScene } from "#ui/components/illustrations/SuitcaseScene.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import typography from "#ui/styles/typography.module.css";
import styles from "../MyPageScreen.module.css";

const text = myPageCopy;

/** The next stay, or an invitation to look for one. */
export const NextBooking = observer(function NextBooking({
	booking,
}: {
	readonly booking: BookingListItem | null;
}) {
	const { environment } = useApp();
	if (booking === null) {
		return (
			<div className={styles.next}>
				<SuitcaseScene />
				<div className={styles.none}>
					<p className={styles.stay}>{text.noNext}</p>
					<ButtonLink to="/" variant="secondary" size="sm">
						{text.find}
					</ButtonLink>
				</div>
			</div>
		);
	}
	const { checkIn, checkOut } = booking;
	const days = checkIn === null ? null : nightsBetween(environment.today, checkIn);
	return (
		<Link to={addresses.booking.to(booking.orderProductId)} className={styles.next ?? ""}>
			<Picture
				src={booking.imageUrl ?? ""}
				alt=""
				color={booking.imageColor}
				ratio="1x1"
				sizes="96px"
				rounded
			/>
			<div>
				{days !== null && days >= 0 && <Tag tone="accent">{text.dday(days)}</Tag>}
				<p className={styles.stay}>{booking.stayName}</p>
				<p className={typography.note}>
					{checkIn && checkOut ? monthDayRange(checkIn, checkOut) : (validityText(booking) ?? text.dateless)}
				</p>
			</div>
		</Link>
	);
});
