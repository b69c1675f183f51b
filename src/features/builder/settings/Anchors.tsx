import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CARDS, cardTitle } from './cards';
import { useCurrentSection } from '@/lib/hooks/use-current-section';
import './Settings.scss';

/** The step's cards by name. The app's addresses are hashes, so these are buttons that scroll to a card. */
export function Anchors() {
	const [ read, setRead ] = useCurrentSection( CARDS, cardOf );

	return (
		<nav className="uf-anchors" aria-label={ __( 'Settings sections', 'userfeedback' ) }>
			<ul>
				{ CARDS.map( ( card ) => (
					<li key={ card }>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							aria-current={ card === read ? 'true' : undefined }
							onClick={ () => {
								goTo( card );
								setRead( card ); // The last cards never get to the reading line.
							} }
						>
							{ cardTitle( card ) }
						</Button>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

function goTo( card: string ): void {
	titleOf( card )?.focus( { preventScroll: true } );
	cardOf( card )?.scrollIntoView( { block: 'start' } );
}

function titleOf( card: string ): HTMLElement | null {
	return document.querySelector( `[data-card="${ card }"]` );
}

function cardOf( card: string ): Element | null | undefined {
	return titleOf( card )?.closest( '.uf-card' );
}
