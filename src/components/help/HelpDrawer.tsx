import { Button } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Drawer } from '@/components/ui/layout/Drawer';
import { type Asked, HELP_TOGGLE } from './help-context';
import { EnglishOnly } from './EnglishOnly';
import { manualOptions, pageOf } from './manual';
import { ManualContents } from './ManualContents';
import { ManualText } from './ManualText';
import { manualPage } from './manual-page';
import './Manual.scss';

interface Props {
	asked: Asked;
	onClose: () => void;
}

/** The manual beside a screen, which stays as it is. */
export function HelpDrawer( { asked, onClose }: Props ) {
	const [ name, goTo ] = useState( 'page' in asked ? asked.page : manualPage( asked.screen ) );
	const query = useQuery( manualOptions );
	const address = useHref( name === null ? '/help' : `/help/${ name }` );
	const heading = useHeadingOf( name );
	useWayBack();
	const link = ( page: string, words: ReactNode ) => (
		<Button variant="link" onClick={ () => goTo( page ) }>
			{ words }
		</Button>
	);

	return (
		<Drawer title={ __( 'Help', 'userfeedback' ) } onClose={ onClose }>
			<div className="uf-help__ways">
				{ name !== null && (
					<Button variant="secondary" size="compact" onClick={ () => goTo( null ) }>
						{ __( 'All pages', 'userfeedback' ) }
					</Button>
				) }
				<Button variant="tertiary" size="compact" href={ address } target="_blank">
					{ __( 'Open in new tab', 'userfeedback' ) }
				</Button>
			</div>
			<QueryState
				query={ query }
				skeleton={ <Skeleton height="240px" /> }
				failure={ __( 'Couldn’t load the manual.', 'userfeedback' ) }
			>
				{ ( manual ) => {
					const page = pageOf( manual, name );
					return (
						<>
							<EnglishOnly />
							{ page === undefined ? (
								<>
									<h2 ref={ heading } tabIndex={ -1 } className="uf-manual__title">
										{ __( 'All manual pages', 'userfeedback' ) }
									</h2>
									<ManualContents manual={ manual } link={ link } heading="h3" />
								</>
							) : (
								<article className="uf-manual" lang="en" dir="ltr">
									<h2 ref={ heading } tabIndex={ -1 } className="uf-manual__title">
										{ page.title }
									</h2>
									<ManualText nodes={ page.body } link={ link } />
								</article>
							) }
						</>
					);
				} }
			</QueryState>
		</Drawer>
	);
}

/** Focus goes back to where help was asked for; where that was drawn anew meanwhile, to the header's way here. */
function useWayBack(): void {
	const opener = useRef( document.activeElement );

	useEffect(
		() => () => {
			const { current } = opener;
			const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
			( isThere ? current : document.querySelector< HTMLElement >( `.${ HELP_TOGGLE }` ) )?.focus();
		},
		[]
	);
}

/** Where another page comes, reading goes on at its title; the first one is the dialog's own to announce. */
function useHeadingOf( name: string | null ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const shown = useRef( name );

	useEffect( () => {
		if ( shown.current !== name ) {
			shown.current = name;
			heading.current?.focus();
		}
	}, [ name ] );

	return heading;
}
