import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import { Screen } from '@/components/ui/layout/Screen';
import type { Addon } from '@/contract/types';
import { addons } from './model/addons';
import { AddonCard } from './components/AddonCard';
import { AddonFilters } from './components/AddonFilters';
import { AddonNotice } from './components/AddonNotice';
import { WelcomeBack } from './components/WelcomeBack';
import { found, inOrder, isState } from './model/addon-list';
import { newsText, takeMessage } from './model/addon-message';
import { useWelcomeBack } from './model/use-welcome-back';
import '@/components/ui/feedback/StatusBadge.scss';
import '@/components/ui/layout/Card.scss';
import './addons.scss';

const PLACES = [ 1, 2, 3, 4, 5, 6 ];

export function AddonsScreen() {
	const query = useQuery( addons );

	return (
		<Screen title={ __( 'Addons', 'userfeedback' ) } notices={ <AddonNotice /> }>
			<QueryState
				query={ query }
				skeleton={
					<div className="uf-addons__list">
						{ PLACES.map( ( place ) => (
							<Skeleton key={ place } height="216px" />
						) ) }
					</div>
				}
				failure={ __( 'Couldn’t load the add-ons.', 'userfeedback' ) }
			>
				{ ( known ) => <AddonsList addons={ known } /> }
			</QueryState>
		</Screen>
	);
}

function AddonsList( { addons: known }: { addons: readonly Addon[] } ) {
	const [ params ] = useSearchParams();
	const [ search, setSearch ] = useState( '' );
	// Keeps the order, so that the pressed button's card stays in place.
	const [ order ] = useState( () => inOrder( known ).map( ( { slug } ) => slug ) );
	const { onLeave, isBack, onSeen } = useWelcomeBack();
	const status = params.get( 'status' );
	const state = isState( status ) ? status : null;
	const [ chosen, setChosen ] = useState( { state, slugs: slugsOf( found( known, '', state ) ) } );
	useNews();

	if ( chosen.state !== state ) {
		setChosen( { state, slugs: slugsOf( found( known, '', state ) ) } );
	}
	const shown = found( known, search, null )
		.filter( ( { slug } ) => chosen.slugs.includes( slug ) )
		.sort( ( one, other ) => order.indexOf( one.slug ) - order.indexOf( other.slug ) );

	return (
		<>
			<AddonFilters addons={ known } search={ search } onSearch={ setSearch } state={ state } />
			<p className="screen-reader-text" role="status">
				{ search !== '' && shown.length === 0 && __( 'No add-ons found.', 'userfeedback' ) }
			</p>
			{ shown.length === 0 ? (
				<EmptyState
					title={ __( 'No add-ons found', 'userfeedback' ) }
					text={ __( 'Try another search.', 'userfeedback' ) }
				/>
			) : (
				<ul className="uf-addons__list">
					{ shown.map( ( addon ) => (
						<AddonCard key={ addon.slug } addon={ addon } onUpgrade={ onLeave } />
					) ) }
				</ul>
			) }
			{ isBack && <WelcomeBack onClose={ onSeen } /> }
		</>
	);
}

function slugsOf( list: readonly Addon[] ): string[] {
	return list.map( ( { slug } ) => slug );
}

/** Says what an activation added, on the page it started from. */
function useNews(): void {
	const { show } = useSnackbars();

	useEffect( () => {
		const news = takeMessage();
		if ( news ) {
			show( newsText( news.addon ) );
			window.scrollTo( 0, news.scroll );
		}
	}, [ show ] );
}
