import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type RefObject, useRef } from 'react';
import { useFrameScale } from '@/components/preview/use-frame-scale';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { type Device, WIDTHS } from '@/features/heatmaps/model/devices';
import type { PageFrame } from '@/features/heatmaps/model/use-page-frame';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	frame: RefObject< HTMLIFrameElement >;
	title: string;
	address: string;
	/** The same for a separate tab; empty until known. */
	tabAddress: string;
	device: Device;
	page: PageFrame;
	onAgain: () => void;
}

/** The page at the device's width, scaled to fit, with its map on it. */
export function MapFrame( { frame, title, address, tabAddress, device, page, onAgain }: Props ) {
	const room = useRef< HTMLDivElement >( null );
	const size = useFrameScale( room, WIDTHS[ device ] );

	return (
		<div ref={ room } className={ `uf-heatmap__room is-${ page.state }` }>
			<iframe
				ref={ frame }
				className="uf-heatmap__frame"
				src={ address }
				/* translators: %s: title of a page */
				title={ sprintf( __( 'Heatmap of %s', 'userfeedback' ), title ) }
				referrerPolicy="no-referrer"
				style={ size }
				onLoad={ page.onLoad }
			/>
			{ page.state === 'loading' && (
				<div className="uf-heatmap__wait">
					<Spinner />
				</div>
			) }
			{ page.state === 'silent' && (
				<div className="uf-heatmap__silent" role="alert">
					<p>
						{ __(
							'The heatmap couldn’t be shown here because the page may block frames or scripts. Open it in a tab instead.',
							'userfeedback'
						) }
					</p>
					<div className="uf-heatmap__ways">
						{ tabAddress !== '' && (
							<LinkOut href={ tabAddress } variant="primary">
								{ __( 'Open in new tab', 'userfeedback' ) }
							</LinkOut>
						) }
						<Button __next40pxDefaultSize variant="tertiary" onClick={ onAgain }>
							{ __( 'Try again', 'userfeedback' ) }
						</Button>
					</div>
				</div>
			) }
		</div>
	);
}
