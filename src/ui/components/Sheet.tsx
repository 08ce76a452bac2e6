import { type ReactNode, useId } from "react";
import { componentsCopy } from "#copy/components.ts";
import { classes } from "./classes.ts";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon } from "./icons/frame.tsx";
import { isBackHandledByHost } from "./layerHistory.ts";
import styles from "./Sheet.module.css";
import { useBackToClose } from "./useBackToClose.ts";
import { useDialogElement } from "./useDialogElement.ts";
import { useSizeClass } from "./useSizeClass.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface SheetProps {
	readonly open: boolean;
	/** Called on X, Escape, Back and a press outside. The sheet itself closes when `open` becomes false. */
	readonly onClose: () => void;
	readonly title: string;
	/** Shows the title to screen readers only. */
	readonly hideTitle?: boolean | undefined;
	/** Layout below 744 px: full screen, or a bottom sheet as high as its content. */
	readonly phone?: "full" | "bottom" | undefined;
	/**
	 * Placement from 744 px: centred, in the corner below the header's menu button, or anchored below the nearest positioned element.
	 * Anchored panels are not modal and show no close button; their owner closes them on a press outside.
	 */
	readonly wide?: "center" | "corner" | "anchor" | "anchorEnd" | undefined;
	/** Width from 744 px: `md` for a single column, `lg` for two months side by side. */
	readonly size?: "md" | "lg" | undefined;
	/** Fixed to the lower edge, for the sheet's primary action. */
	readonly footer?: ReactNode;
	/** For content with its own padding, such as a calendar. */
	readonly flush?: boolean | undefined;
	readonly children: ReactNode;
}

/** A panel above the page: a sheet on phones, a floating panel on larger screens. Its content is mounted only while it is open. */
export function Sheet(props: SheetProps) {
	return props.open ? <OpenSheet {...props} /> : null;
}

function OpenSheet(props: SheetProps) {
	const { onClose, title, phone = "full", wide = "center", footer, children } = props;
	const id = useId();
	const isPhone = useSizeClass() === "mobile";
	const isAnchored = !isPhone && (wide === "anchor" || wide === "anchorEnd");
	// An open sheet has its own history entry, so that Back closes it; an anchored panel has one only in a web view.
	useBackToClose(!isAnchored || isBackHandledByHost(), onClose);
	const dialog = useDialogElement({
		modal: !isAnchored,
		covers: isPhone,
		onDismiss: onClose,
		onBackdrop: onClose,
	});
	const place = isPhone ? phone : wide === "anchorEnd" ? "anchor" : wide;
	return (
		<dialog
			{...dialog}
			tabIndex={-1}
			aria-labelledby={id}
			className={classes(
				styles.sheet,
				styles[place],
				!isPhone && wide === "anchorEnd" && styles.end,
				!isPhone && props.size === "lg" && styles.lg,
			)}
		>
			{isAnchored ? (
				<VisuallyHidden>
					<h2 id={id}>{title}</h2>
				</VisuallyHidden>
			) : (
				<div className={classes(styles.head, props.hideTitle && styles.bareHead)}>
					{props.hideTitle ? (
						<VisuallyHidden>
							<h2 id={id}>{title}</h2>
						</VisuallyHidden>
					) : (
						<h2 className={styles.title} id={id}>
							{title}
						</h2>
					)}
					<IconButton label={componentsCopy.close} onClick={onClose}>
						<CloseIcon size={22} />
					</IconButton>
				</div>
			)}
			<div className={classes(styles.body, props.flush && styles.flush)} data-scroll="">
				{children}
			</div>
			{footer && <div className={styles.foot}>{footer}</div>}
		</dialog>
	);
}
