import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { taxiLine } from "#domain/stay/taxiLine.ts";
import { displayPhone } from "#ui/format/phone.ts";
import { Section } from "#ui/layout/Page.tsx";
import { MapLinks } from "#ui/map/MapLinks.tsx";
import stack from "#ui/styles/stack.module.css";
import typography from "#ui/styles/typography.module.css";
import styles from "./Directions.module.css";

/** The stay's address, the text to show to a taxi driver, and directions in the traveller's own map app. */
export function Directions({ product }: { readonly product: OrderProduct }) {
	const { stayName, address, stayPhone, nationCode } = product;
	const taxi = taxiLine(nationCode, product.stayEnglishName);
	return (
		<Section title={bookDetailCopy.way.title}>
			<div className={stack.gap2}>
				<p>{address}</p>
				{stayPhone && (
					<p>
						{bookDetailCopy.phone}{" "}
						<a className={styles.phone} href={`tel:${stayPhone}`}>
							{displayPhone(stayPhone)}
						</a>
					</p>
				)}
				{taxi && (
					<div className={styles.taxi}>
						<p className={typography.note}>{bookDetailCopy.way.taxi}</p>
						<p className={styles.line} lang={taxi.language}>
							{taxi.text}
						</p>
					</div>
				)}
				<div data-print="hidden">
					<MapLinks name={stayName} position={product.position} nationCode={nationCode} />
				</div>
			</div>
		</Section>
	);
}
