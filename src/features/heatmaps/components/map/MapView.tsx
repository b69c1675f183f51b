import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { LinkOut } from '@/components/ui/actions/LinkOut';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import type { HeatmapMap } from '@/contract/types';
import { deviceLabel } from '@/features/heatmaps/model/devices';
import { useAddresses } from '@/features/heatmaps/model/use-addresses';
import type { MapRoute } from '@/features/heatmaps/model/use-map-route';
import { usePageFrame } from '@/features/heatmaps/model/use-page-frame';
import { usePicture } from '@/features/heatmaps/model/use-picture';
import { sprintf } from '@/lib/labels/sprintf';
import { ElementsCard } from './ElementsCard';
import { MapFrame } from './MapFrame';
import { ScrollCard } from './ScrollCard';

/** The page with its map, and the same as numbers. */
export function MapView( { map, route }: { map: HeatmapMap; route: MapRoute } ) {
	const { device, mode } = route.view;
	const isThere = map.url !== null;
	const addresses = useAddresses( route, isThere );
	const [ selected, setSelected ] = useState< string | null >( null );
	const frame = useRef< HTMLIFrameElement >( null );
	const picture = usePicture( `${ map.title } ${ deviceLabel( device ) }` );
	const page = usePageFrame( frame, addresses.load, { onSelect: setSelected, onPicture: picture.came } );
	const { send, state } = page;
	const isOfDevice = map.device === device; // Otherwise it is the previous map.

	useEffect( () => {
		if ( state === 'ready' && isOfDevice ) {
			send( { type: 'show', map, mode, selected } );
		}
	}, [ send, state, isOfDevice, map, mode, selected ] );

	return (
		<div className="uf-heatmap">
			<section className="uf-heatmap__page" aria-label={ __( 'Page with heatmap', 'userfeedback' ) }>
				{ ! isThere ? (
					<EmptyState
						title={ __( 'The page can’t be shown', 'userfeedback' ) }
						text={ __(
							'The page may have been deleted or unpublished. Its visitor data is in the tables.',
							'userfeedback'
						) }
					/>
				) : addresses.error ? (
					<ErrorState
						failure={ __( 'Couldn’t open the page.', 'userfeedback' ) }
						error={ addresses.error }
						onRetry={ addresses.retry }
					/>
				) : (
					<>
						<div className="uf-heatmap__ways">
							<a className="uf-heatmap__skip" href="#userfeedback-heatmap-numbers" onClick={ toNumbers }>
								{ __( 'Skip to heatmap data', 'userfeedback' ) }
							</a>
							<BusyButton
								isBusy={ picture.isBusy }
								isOff={ state !== 'ready' }
								onClick={ () => {
									picture.wait();
									send( { type: 'picture' } );
								} }
							>
								{ __( 'Save as PNG', 'userfeedback' ) }
							</BusyButton>
							{ addresses.tab !== '' && (
								<LinkOut href={ addresses.tab }>{ __( 'Open in new tab', 'userfeedback' ) }</LinkOut>
							) }
						</div>
						{ addresses.framed === '' ? (
							<Skeleton width="100%" height="480px" />
						) : (
							<MapFrame
								key={ addresses.load }
								frame={ frame }
								title={ map.title }
								address={ addresses.framed }
								tabAddress={ addresses.tab }
								device={ device }
								page={ page }
								onAgain={ addresses.again }
							/>
						) }
					</>
				) }
			</section>
			<section
				className="uf-stack uf-heatmap__numbers"
				id="userfeedback-heatmap-numbers"
				tabIndex={ -1 }
				aria-label={ __( 'Heatmap data', 'userfeedback' ) }
			>
				{ map.views === 0 ? (
					<EmptyState
						title={ __( 'No visits in this period', 'userfeedback' ) }
						text={ sprintf(
							/* translators: %s: a kind of device, such as Phone */
							__(
								'No visits from this device type: %s. Choose another device or other dates.',
								'userfeedback'
							),
							deviceLabel( map.device )
						) }
					/>
				) : (
					<>
						<ElementsCard
							map={ map }
							told={ state === 'ready' ? page.elements : null }
							selected={ selected }
							onSelect={ state === 'ready' ? setSelected : null }
						/>
						<ScrollCard map={ map } />
					</>
				) }
			</section>
		</div>
	);
}

/** Keeps the address, which belongs to the router. */
function toNumbers( event: { preventDefault: () => void } ): void {
	event.preventDefault();
	document.getElementById( 'userfeedback-heatmap-numbers' )?.focus();
}
