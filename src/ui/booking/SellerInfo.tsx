import { sellerCopy } from "#copy/seller.ts";
import type { Seller } from "#domain/stay/Seller.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";

const terms = Object.entries(sellerCopy.terms) as [keyof typeof sellerCopy.terms, string][];

/** The seller of the stay: its name, with the details on request. An intermediary is required to disclose them (PROD-04). */
export function SellerInfo({ seller }: { readonly seller: Seller | null }) {
	const { site } = useApp().environment;
	return (
		<Accordion title={seller ? sellerCopy.named(seller.name) : sellerCopy.title}>
			{seller ? (
				<DescriptionList rows={terms.map(([key, term]) => ({ term, value: seller[key] }))} />
			) : (
				sellerCopy.unknown(site.csPhone)
			)}
		</Accordion>
	);
}
