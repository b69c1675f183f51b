import { useId } from 'react';
import type { Addon } from '@/contract/types';
import { stateLabel, stateOf } from '@/features/addons/model/addon-list';
import { AddonButton } from './AddonButton';
import { AddonPicture } from './AddonPicture';

/** @param props.onUpgrade called when a user goes to buy */
export function AddonCard( { addon, onUpgrade }: { addon: Addon; onUpgrade: () => void } ) {
	const name = useId();
	const state = stateOf( addon );

	return (
		<li className="uf-card uf-addon">
			<div className="uf-addon__head">
				<AddonPicture slug={ addon.slug } />
				<span>
					{ addon.categories.map( ( plan ) => (
						<span key={ plan } className="uf-badge uf-badge--plan">
							{ plan }
						</span>
					) ) }
				</span>
			</div>
			<h2 className="uf-card__title" id={ name }>
				{ addon.title }
			</h2>
			<p className="uf-addon__text">{ addon.excerpt }</p>
			<div className="uf-addon__foot">
				<AddonButton addon={ addon } describedBy={ name } onUpgrade={ onUpgrade } />
				<span className={ `uf-addon__state is-${ state }` }>{ stateLabel( state ) }</span>
			</div>
		</li>
	);
}
