import { Modal } from '@wordpress/components';
import type { ReactNode } from 'react';
import './Drawer.scss';

interface Props {
	title: string;
	onClose: () => void;
	children: ReactNode;
}

/** A full-height dialog at the end edge of the window. The screen next to it stays visible. */
export function Drawer( { title, onClose, children }: Props ) {
	return (
		<Modal title={ title } className="uf-drawer" overlayClassName="uf-drawer__overlay" onRequestClose={ onClose }>
			{ children }
		</Modal>
	);
}
