import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { BookableStay } from "#domain/booking/BookingRequest.ts";
import { useApp } from "#ui/app/AppState.ts";
import { SellerInfo } from "#ui/booking/SellerInfo.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import stack from "#ui/styles/stack.module.css";
import { type BookingForm, consentKeys } from "../BookingForm.ts";
import styles from "./Consents.module.css";

const text = bookingFormCopy.consent;

/** The consents, each given separately and never ticked in advance, with the intermediary's notice (PROD-04). */
export const Consents = observer(function Consents(props: {
	readonly form: BookingForm;
	readonly stay: Pick<BookableStay, "stayName" | "isExternal" | "seller">;
}) {
	const { form, stay } = props;
	const { company } = useApp().environment.site;
	const notes = {
		cancelPolicy: form.areTermsKnown ? undefined : bookingFormCopy.cancel.unknown,
		thirdParty: text.thirdPartyDetail(stay.seller?.name ?? stay.stayName, stay.isExternal),
		terms: text.minors,
	} as const;
	return (
		<div className={stack.gap2}>
			<Checkbox
				className={styles.all ?? ""}
				label={<strong>{text.all}</strong>}
				checked={form.hasAllConsents}
				onChange={(isAgreed) => form.agreeAll(isAgreed)}
			/>
			{consentKeys.map((key) => (
				<Checkbox
					key={key}
					label={text[key]}
					note={notes[key]}
					checked={form.consents[key]}
					disabled={key === "cancelPolicy" && !form.areTermsKnown}
					error={form.isTried && !form.consents[key] ? text.error : null}
					onChange={(isAgreed) => form.agree(key, isAgreed)}
				/>
			))}
			<p className={styles.note}>
				{text.privacy} <Link to="/policy/privacy">{text.privacyLink}</Link>
			</p>
			<SellerInfo seller={stay.seller} />
			<p className={styles.intermediary}>{company.intermediaryNotice}</p>
		</div>
	);
});
