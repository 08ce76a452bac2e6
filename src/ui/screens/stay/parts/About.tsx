import { stayCopy } from "#copy/stay.ts";
import type { StayDetail } from "#domain/stay/Stay.ts";
import { SellerInfo } from "#ui/booking/SellerInfo.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { displayPhone } from "#ui/format/phone.ts";
import { Section } from "#ui/layout/Page.tsx";
import styles from "./About.module.css";

const text = stayCopy.about;

/** The stay's description and house rules. */
export function About({ detail }: { readonly detail: StayDetail }) {
	const { info, notices } = detail;
	const introduction = notices.find(({ title }) => title === stayCopy.introduction);
	const rules = notices.filter((notice) => notice !== introduction);
	return (
		<>
			{introduction && (
				<Section title={text.title}>
					<p className={styles.text}>{introduction.text}</p>
				</Section>
			)}
			<Section title={text.rules}>
				<DescriptionList
					rows={[
						{ term: text.checkIn, value: detail.checkInTime },
						{ term: text.checkOut, value: detail.checkOutTime },
						{ term: text.kind, value: info.typeNames.join(", ") },
						{
							term: text.phone,
							value: info.phone && (
								<a className={styles.phone} href={`tel:${info.phone}`}>
									{displayPhone(info.phone)}
								</a>
							),
						},
						...rules.map(({ title, text: value }) => ({ term: title, value })),
					]}
				/>
				<SellerInfo seller={detail.seller} />
			</Section>
		</>
	);
}
