import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CARDS, cardTitle } from '@/features/builder/model/settings/cards';
import './Settings.scss';

/** The cards of the step by name. Addresses of the app are hashes, so these are buttons that bring one into sight. */
export function Anchors() {
	return (
		<nav className="uf-anchors" aria-label={ __( 'Parts of the settings', 'userfeedback' ) }>
			<ul>
				{ CARDS.map( ( card ) => (
					<li key={ card }>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => goTo( card ) }>
							{ cardTitle( card ) }
						</Button>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

function goTo( card: string ): void {
	const title = document.querySelector< HTMLElement >( `[data-card="${ card }"]` );
	title?.focus( { preventScroll: true } );
	title?.closest( '.uf-card' )?.scrollIntoView( { block: 'start' } );
}
