import { RadioControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { LockedFeature } from '@/lib/edition/feature-label';
import type { Campaign } from '@/lib/edition/upgrade-link';
import { useSite } from '@/lib/site';

interface Props< Value extends string > {
	label: string;
	help?: string | undefined;
	/** What all choices but the free ones need, and what the choice is called in the dialog that says so. */
	needs: { feature: LockedFeature; name?: string; campaign?: Campaign };
	/** Choices that every edition has: the first, unless others are named. */
	free?: readonly Value[];
	isDisabled?: boolean;
	selected: Value;
	options: readonly { value: Value; label: string }[];
	onChange: ( value: Value ) => void;
}

/** Choices of which an edition may have a part. The others can be reached, and say what would open them. */
export function LockedRadio< Value extends string >( {
	label,
	help,
	needs,
	isDisabled = false,
	selected,
	options,
	free = options.slice( 0, 1 ).map( ( { value } ) => value ),
	onChange,
}: Props< Value > ) {
	const site = useSite();
	const upgrade = useUpgrade();
	const { feature, ...about } = needs;
	const isLocked = IN_EDITION.plans && ! site.features[ feature ];

	return (
		<RadioControl
			label={ label }
			help={ help }
			disabled={ isDisabled }
			selected={ selected }
			options={ options.map( ( option ) =>
				isLocked && ! free.includes( option.value )
					? { ...option, label: withBadge( option.label, feature ) }
					: option
			) }
			onChange={ ( value ) => {
				const chosen = options.find( ( option ) => option.value === value );
				if ( chosen !== undefined && ( ! isLocked || free.includes( chosen.value ) ) ) {
					onChange( chosen.value );
				} else {
					upgrade( feature, about );
				}
			} }
		/>
	);
}

/** RadioControl draws any label it is given; only its type asks for a string. */
function withBadge( label: string, feature: LockedFeature ): string {
	return (
		<>
			{ label } <PlanBadge feature={ feature } />
		</>
	 ) as ReactNode as string;
}
