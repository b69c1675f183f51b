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
	is_destructive?: boolean;
	is_busy?: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}

export function ConfirmDialog( {
	title,
	children,
	confirm,
	cancel = __( 'Cancel', 'userfeedback' ),
	is_destructive = false,
	is_busy = false,
	onConfirm,
	onCancel,
}: Props ) {
	return (
		<Modal title={ title } size="small" className="uf-dialog" onRequestClose={ onCancel }>
			<div className="uf-dialog__text">{ children }</div>
			<div className="uf-dialog__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
					{ cancel }
				</Button>
				<BusyButton
					variant="primary"
					is_destructive={ is_destructive }
					is_busy={ is_busy }
					onClick={ onConfirm }
				>
					{ confirm }
				</BusyButton>
			</div>
		</Modal>
	);
}
