import { FormToggle } from '@wordpress/components';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { LockedFeature } from '@/lib/edition/feature-label';
import type { Campaign } from '@/lib/edition/upgrade-link';
import { PlanBadge } from './PlanBadge';
import { useUpgrade } from './UpgradeDialog';
import './LockedToggle.scss';

interface Props {
	label: string;
	feature: LockedFeature;
	/** Its name in the dialog, if that is only a part of the feature. */
	name?: string;
	campaign?: Campaign;
}

function Locked( { label, feature, name, campaign }: Props ) {
	const upgrade = useUpgrade();
	const id = useId();
	const ask = () =>
		upgrade( feature, {
			...( name === undefined ? {} : { name } ),
			...( campaign === undefined ? {} : { campaign } ),
		} );
	const props = {
		id,
		'aria-disabled': true,
		onKeyDown: ( event: KeyboardEvent ) => {
			if ( event.key === 'Enter' ) {
				event.preventDefault();
				ask();
			}
		},
	};

	return (
		<div className="uf-locked-toggle">
			<FormToggle checked={ false } onChange={ ask } { ...props } />
			<label htmlFor={ id }>
				{ label }
				<PlanBadge feature={ feature } />
			</label>
		</div>
	);
}

/** A toggle that the plan keeps off. It can get focus, and says what unlocks it. */
export const LockedToggle: ( props: Props ) => ReactNode = IN_EDITION.plans ? Locked : () => null;
