import { observer } from "mobx-react-lite";
import { benefitRegisterCopy } from "#copy/benefitRegister.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { Form } from "#ui/components/Form.tsx";
import { BuildingIcon, GiftIcon } from "#ui/components/icons/travel.tsx";
import { ListRow } from "#ui/components/ListRow.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { Section } from "#ui/layout/Page.tsx";
import { FormWaiting, LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import stack from "#ui/styles/stack.module.css";
import styles from "./BenefitRegisterScreen.module.css";
import { BenefitRegisterViewModel } from "./BenefitRegisterViewModel.ts";

const text = benefitRegisterCopy;

/** Registration in the benefit mall with a company's code; corporate members can change their department here (ROUTE-16, DEC-066). */
export const BenefitRegisterScreen = observer(function BenefitRegisterScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new BenefitRegisterViewModel(app), null);
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} noindex />
			<LoadBoundary load={viewModel.account} failed={text.failed} waiting={<FormWaiting fields={3} />}>
				{({ corpName, corpCode, corpUserName }) => (
					<Form className={styles.form} onSubmit={() => viewModel.submit()}>
						<div className={styles.said} aria-live="polite">
							{viewModel.done === "registered" && (
								<NoticeBar
									tone="success"
									title={text.done(corpName ?? "")}
									action={
										<ButtonLink to="/membership/benefit-mall/management" variant="link">
											{text.toWelfare}
										</ButtonLink>
									}
								>
									<p>{text.doneNote}</p>
								</NoticeBar>
							)}
							{viewModel.done === "changed" && <NoticeBar tone="success" title={text.saved} />}
						</div>
						{viewModel.isCorporate ? (
							<>
								<Section title={text.current}>
									<div className={styles.company}>
										<span className={styles.mark}>
											<BuildingIcon size={24} />
										</span>
										<DescriptionList
											rows={[
												{ term: text.corporation, value: corpName },
												{ term: text.code, value: corpCode },
												{ term: text.userName, value: corpUserName },
											]}
										/>
									</div>
								</Section>
								<Section title={text.changeDept}>
									<Fields viewModel={viewModel} />
								</Section>
							</>
						) : (
							<>
								<p className={styles.intro}>{text.intro}</p>
								<Fields viewModel={viewModel} />
								<NoticeBar
									tone="warning"
									title={viewModel.losesMemberPrice ? text.special : text.noSubscription}
								>
									{viewModel.losesMemberPrice && <p>{text.specialNote}</p>}
								</NoticeBar>
							</>
						)}
						{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
						<Button type="submit" size="lg" wide busy={viewModel.isBusy}>
							{viewModel.isCorporate ? text.save : text.submit}
						</Button>
						{viewModel.isCorporate && (
							<ListRow
								label={text.toWelfare}
								icon={<GiftIcon size={22} />}
								to="/membership/benefit-mall/management"
							/>
						)}
					</Form>
				)}
			</LoadBoundary>
		</MemberPage>
	);
});

const Fields = observer(function Fields({ viewModel }: { readonly viewModel: BenefitRegisterViewModel }) {
	const { fields, companyName } = viewModel;
	const field = (name: keyof typeof fields) => ({
		value: fields[name],
		error: viewModel.error(name),
		onChange: (value: string) => viewModel.type(name, value),
	});
	return (
		<div className={stack.gap5}>
			{!viewModel.isCorporate && (
				<>
					<div className={styles.code}>
						<TextField
							{...field("corpCode")}
							label={text.code}
							validation="corpCode"
							help={text.codeHelp}
							maxLength={20}
							onEnter={() => void viewModel.check()}
						/>
						<Button variant="secondary" busy={viewModel.isChecking} onClick={() => void viewModel.check()}>
							{text.check}
						</Button>
					</div>
					<div aria-live="polite" className={styles.found}>
						{companyName && (
							<p>
								<BuildingIcon size={20} /> {text.company(companyName)}
							</p>
						)}
					</div>
					<TextField
						{...field("userName")}
						label={text.userName}
						validation="name"
						autoComplete="name"
						help={text.userNameHelp}
						maxLength={50}
					/>
				</>
			)}
			<TextField
				{...field("deptName")}
				label={text.deptName}
				validation="required"
				help={text.deptNameHelp}
				maxLength={30}
			/>
		</div>
	);
});
