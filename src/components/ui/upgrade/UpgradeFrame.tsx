import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import '../actions/ConfirmDialog.scss';
import './UpgradeFrame.scss';

interface Props {
	title: string;
	action?: ReactNode;
	/** Text of the close button. */
	close?: string;
	onClose: () => void;
	children: ReactNode;
}

export function UpgradeFrame( { title, action, close = __( 'Close', 'userfeedback' ), onClose, children }: Props ) {
	return (
		<Modal title={ title } className="uf-dialog uf-upgrade" onRequestClose={ onClose }>
			<div className="uf-dialog__text">{ children }</div>
			<div className="uf-dialog__actions">
				<Button __next40pxDefaultSize variant={ action ? 'tertiary' : 'primary' } onClick={ onClose }>
					{ close }
				</Button>
				{ action }
			</div>
		</Modal>
	);
}
