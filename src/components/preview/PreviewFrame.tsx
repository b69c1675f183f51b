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

/** Milliseconds after a key at which it is seen here; on a machine that takes more than a frame's time for it, once typing rests. */
const LONGEST = 100;
const QUICK = 16;
const REST = 250;

interface Props {
	manifest: WidgetManifest | null;
	device: Device;
	isDark: boolean;
	/** The question, or the ending, that is being edited. */
	scene: string;
	/** Told what somebody who answers in the preview has come to. */
	onScene: ( scene: string ) => void;
	/** Another number starts over. */
	turn: number;
}

/** A page of the site as wide as on the device, made to fit. */
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
		const timer = setTimeout( draw, REST ); // The next key would wait for it.
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
