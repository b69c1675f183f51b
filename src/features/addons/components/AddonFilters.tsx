import { SearchControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link, useSearchParams } from 'react-router-dom';
import type { Addon } from '@/contract/types';
import { ADDON_STATES, type AddonState, countOf, stateLabel } from '@/features/addons/model/addon-list';
import { formatNumber } from '@/lib/format';

interface Props {
	addons: readonly Addon[];
	search: string;
	onSearch: ( search: string ) => void;
	/** Null for all. */
	state: AddonState | null;
}

export function AddonFilters( { addons, search, onSearch, state }: Props ) {
	const shown = ADDON_STATES.filter( ( name ) => name === state || countOf( addons, name ) > 0 );

	return (
		<div className="uf-addons__filters">
			<nav className="uf-addons__states" aria-label={ __( 'Filter add-ons', 'userfeedback' ) }>
				<StateLink state={ null } isShown={ state === null } count={ addons.length } />
				{ shown.map( ( name ) => (
					<StateLink
						key={ name }
						state={ name }
						isShown={ name === state }
						count={ countOf( addons, name ) }
					/>
				) ) }
			</nav>
			<div className="uf-addons__search">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search add-ons', 'userfeedback' ) }
					placeholder={ __( 'Search add-ons', 'userfeedback' ) }
					value={ search }
					onChange={ onSearch }
				/>
			</div>
		</div>
	);
}

function StateLink( { state, isShown, count }: { state: AddonState | null; isShown: boolean; count: number } ) {
	const [ params ] = useSearchParams();
	const to = new URLSearchParams( params );
	if ( state === null ) {
		to.delete( 'status' );
	} else {
		to.set( 'status', state );
	}
	return (
		<Link
			className="uf-addons__chip"
			to={ { search: to.toString() } }
			aria-current={ isShown ? 'page' : undefined }
			preventScrollReset
		>
			{ state === null ? __( 'All', 'userfeedback' ) : stateLabel( state ) }{ ' ' }
			<span className="uf-addons__count">({ formatNumber( count ) })</span>
		</Link>
	);
}
