import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { WidgetManifest } from '@/contract/types';
import { draftFrameAddress } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { whenIdle } from '@/lib/when-idle';
import { useFrameScale } from './use-frame-scale';
import { useScenes } from './use-scenes';
import { usePageInFrame } from './use-page-in-frame';
import { type Device, WIDTHS } from './widths';
import './PreviewFrame.scss';

/** Milliseconds until a change is drawn. If drawing takes longer than a frame, it waits until typing pauses. */
const LONGEST = 100;
const QUICK = 16;
const REST = 250;

interface Props {
	manifest: WidgetManifest | null;
	device: Device;
	isDark: boolean;
	/** The question or ending that is being edited. */
	scene: string;
	/** Called with the scene that an answer in the preview leads to. */
	onScene: ( scene: string ) => void;
	/** A new number starts over. */
	turn: number;
}

/** A page of the site at the device's width, scaled to fit. */
export function PreviewFrame( { manifest, device, isDark, scene, onScene, turn }: Props ) {
	const site = useSite();
	const frame = useRef< HTMLIFrameElement >( null );
	const room = useRef< HTMLDivElement >( null );
	const took = useRef( 0 );
	const size = useFrameScale( room, WIDTHS[ device ] );
	const { page, isClosed, onLoad } = usePageInFrame( frame );
	useScenes( page, scene, onScene );

	useEffect( () => {
		if ( page === null || manifest === null ) {
			return undefined;
		}
		const draw = () => {
			const begun = performance.now();
			page.draw( manifest, isDark );
			took.current = performance.now() - begun;
		};
		if ( took.current <= QUICK ) {
			return whenIdle( draw, LONGEST );
		}
		const timer = setTimeout( draw, REST ); // Otherwise the next key press waits.
		return () => clearTimeout( timer );
	}, [ page, manifest, isDark ] );
	useEffect( () => {
		if ( turn > 0 ) {
			page?.restart();
		}
	}, [ page, turn ] );

	if ( isClosed ) {
		return (
			<p className="uf-preview__closed">
				{ __(
					'Your site doesn’t allow its pages to be shown here. Save the survey, then use “Preview on the site” on the Publish step.',
					'userfeedback'
				) }
			</p>
		);
	}
	return (
		<div ref={ room } className={ `uf-preview__room is-${ device }` }>
			{ ( page === null || manifest === null ) && (
				<div className="uf-preview__wait">
					<Spinner />
				</div>
			) }
			<iframe
				ref={ frame }
				className="uf-preview__frame"
				src={ draftFrameAddress( site ) }
				title={ __( 'Preview of the survey on your site', 'userfeedback' ) }
				style={ size }
				onLoad={ onLoad }
			/>
		</div>
	);
}
