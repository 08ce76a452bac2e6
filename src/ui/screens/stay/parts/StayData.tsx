import { imageUrl } from "#domain/content/imageUrl.ts";
import type { StayDetail } from "#domain/stay/Stay.ts";
import { trustedHtml } from "#ui/app/trust.ts";

/** Structured data of a stay for search engines (schema.org Hotel). A data block, which is never executed. */
export function StayData({ detail }: { readonly detail: StayDetail }) {
	const { info, reviews, position } = detail;
	const data = {
		"@context": "https://schema.org",
		"@type": "Hotel",
		name: info.name,
		alternateName: info.englishName || undefined,
		description: detail.notices[0]?.text,
		telephone: info.phone ?? undefined,
		address: {
			"@type": "PostalAddress",
			streetAddress: detail.address,
			addressLocality: detail.cityName,
			addressCountry: detail.nationCode,
		},
		geo: { "@type": "GeoCoordinates", latitude: position.latitude, longitude: position.longitude },
		image: detail.images.slice(0, 5).map(({ url }) => imageUrl(url)),
		starRating: info.stars > 0 ? { "@type": "Rating", ratingValue: info.stars } : undefined,
		aggregateRating:
			reviews.count > 0
				? { "@type": "AggregateRating", ratingValue: reviews.average, reviewCount: reviews.count }
				: undefined,
		checkinTime: detail.checkInTime ?? undefined,
		checkoutTime: detail.checkOutTime ?? undefined,
		amenityFeature: detail.facilities.map(({ name }) => ({
			"@type": "LocationFeatureSpecification",
			name,
			value: true,
		})),
	};
	// An unescaped '<' could close the script element.
	const text = JSON.stringify(data).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: trustedHtml(text) }} />;
}
