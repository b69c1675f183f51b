import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton';
import './ConfirmDialog.scss';

interface Props {
	title: string;
	children: ReactNode;
	/** The verb and the number, for example "Delete 3 surveys". */
	confirm: string;
	cancel?: string;
	isDestructive?: boolean;
	isBusy?: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}

/** While the action runs it can't be canceled, and doesn't look as if it could. */
export function ConfirmDialog( {
	title,
	children,
	confirm,
	cancel = __( 'Cancel', 'userfeedback' ),
	isDestructive = false,
	isBusy = false,
	onConfirm,
	onCancel,
}: Props ) {
	return (
		<Modal
			title={ title }
			size="small"
			className="uf-dialog"
			onRequestClose={ isBusy ? () => undefined : onCancel }
		>
			<div className="uf-dialog__text">{ children }</div>
			<div className="uf-dialog__actions">
				<Button
					__next40pxDefaultSize
					aria-disabled={ isBusy }
					variant="tertiary"
					onClick={ isBusy ? undefined : onCancel }
				>
					{ cancel }
				</Button>
				<BusyButton variant="primary" isDestructive={ isDestructive } isBusy={ isBusy } onClick={ onConfirm }>
					{ confirm }
				</BusyButton>
			</div>
		</Modal>
	);
}
