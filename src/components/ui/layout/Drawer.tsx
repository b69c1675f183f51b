import { Modal } from '@wordpress/components';
import type { ReactNode } from 'react';
import './Drawer.scss';

interface Props {
	title: string;
	onClose: () => void;
	children: ReactNode;
}

/** A dialog along the end of the window, as high as it. The screen beside it stays to be seen. */
export function Drawer( { title, onClose, children }: Props ) {
	return (
		<Modal title={ title } className="uf-drawer" overlayClassName="uf-drawer__overlay" onRequestClose={ onClose }>
			{ children }
		</Modal>
	);
}
