import { observer } from "mobx-react-lite";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { countries, countryLabel } from "#domain/member/countries.ts";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { Select } from "#ui/components/Select.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import typography from "#ui/styles/typography.module.css";
import type { BookingForm } from "../BookingForm.ts";
import styles from "./Fields.module.css";

const text = bookingFormCopy.guest;

/** Name as in the passport, and a number with its country (CHAN-05, DEC-096). */
export const InternationalFields = observer(function InternationalFields({
	form,
}: {
	readonly form: BookingForm;
}) {
	const { texts } = form;
	return (
		<>
			<p className={typography.note}>{text.internationalNote}</p>
			<div className={styles.pair}>
				<TextField
					label={text.lastName}
					autoComplete="family-name"
					value={texts.lastName}
					error={form.error("lastName")}
					validation="globalName"
					placeholder="HONG"
					onChange={(value) => form.type("lastName", value)}
				/>
				<TextField
					label={text.firstName}
					autoComplete="given-name"
					value={texts.firstName}
					error={form.error("firstName")}
					validation="globalName"
					placeholder="GILDONG"
					onChange={(value) => form.type("firstName", value)}
				/>
			</div>
			<div className={styles.pair}>
				<Select
					label={text.country}
					value={texts.phoneCountry}
					options={countries.map((country) => ({ value: country.code, label: countryLabel(country) }))}
					onChange={(value) => form.type("phoneCountry", value)}
				/>
				<TextField
					label={text.internationalPhone}
					type="tel"
					inputMode="numeric"
					help={text.phoneHelp}
					value={texts.internationalPhone}
					error={form.error("internationalPhone")}
					validation="globalPhone"
					autoComplete="tel"
					against={{ countryCode: texts.phoneCountry }}
					maxLength={20}
					onChange={(value) => form.type("internationalPhone", value)}
				/>
			</div>
			<Checkbox
				label={text.keep}
				note={text.keepNote}
				checked={form.keepsInternational}
				onChange={(isWanted) => form.keepInternational(isWanted)}
			/>
		</>
	);
});
