import { FormToggle } from '@wordpress/components';
import { type KeyboardEvent, useId } from 'react';
import type { LockedFeature } from '@/lib/edition/feature-label';
import { PlanBadge } from './PlanBadge';
import { useUpgrade } from './UpgradeDialog';
import './LockedToggle.scss';

/** A switch that the edition keeps off. It can be reached, and says what would unlock it. */
interface Props {
	label: string;
	feature: LockedFeature;
	/** What it is called in the dialog, where that is only a part of the feature. */
	name?: string;
}

export function LockedToggle( { label, feature, name }: Props ) {
	const upgrade = useUpgrade();
	const id = useId();
	const props = {
		id,
		'aria-disabled': true,
		onKeyDown: ( event: KeyboardEvent ) => {
			if ( event.key === 'Enter' ) {
				event.preventDefault();
				upgrade( feature, name === undefined ? {} : { name } );
			}
		},
	};

	return (
		<div className="uf-locked-toggle">
			<FormToggle
				checked={ false }
				onChange={ () => upgrade( feature, name === undefined ? {} : { name } ) }
				{ ...props }
			/>
			<label htmlFor={ id }>
				{ label }
				<PlanBadge feature={ feature } />
			</label>
		</div>
	);
}
