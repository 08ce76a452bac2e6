import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { loginStep } from "#domain/navigation/returnTarget.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { Form } from "#ui/components/Form.tsx";
import { Page } from "#ui/layout/Page.tsx";
import styles from "./AccountForm.module.css";

export interface AccountFormProps {
	readonly title: string;
	readonly lead: ReactNode;
	readonly noindex?: boolean | undefined;
	/** Submits the form, as `Form` describes. If absent, the content is rendered without a form element. */
	readonly onSubmit?: (() => unknown) | undefined;
	readonly children: ReactNode;
}

/** Page layout for logging in, signing up and account recovery: one narrow column under a title. */
export function AccountForm({ title, lead, noindex, onSubmit, children }: AccountFormProps) {
	const content = (
		<>
			<div>
				<h1 className={styles.title}>{title}</h1>
				<div className={styles.lead}>{lead}</div>
			</div>
			{children}
		</>
	);
	return (
		<Page width="reading">
			<PageHead title={title} noindex={noindex} />
			{onSubmit ? (
				<Form className={styles.form} onSubmit={onSubmit}>
					{content}
				</Form>
			) : (
				<div className={styles.form}>{content}</div>
			)}
		</Page>
	);
}

/** Low-key link below the form to another account page; keeps the return target in the query. */
export function OtherWay(props: {
	readonly to: string;
	readonly replace?: boolean;
	readonly children: string;
}) {
	const { search } = useLocation();
	return <Link {...props} to={loginStep(props.to, search)} className={styles.way ?? ""} />;
}
