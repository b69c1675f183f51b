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
	/** The feature that all paid choices need, and the choice's name in the upgrade dialog. */
	needs: { feature: LockedFeature; name?: string; campaign?: Campaign };
	/** Choices in every edition: the first, unless others are named. */
	free?: readonly Value[];
	isDisabled?: boolean;
	selected: Value;
	options: readonly { value: Value; label: string }[];
	onChange: ( value: Value ) => void;
}

/** Choices that an edition may include only partly. Locked ones can get focus, and say what unlocks them. */
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

/** RadioControl renders any label; only its type requires a string. */
function withBadge( label: string, feature: LockedFeature ): string {
	return (
		<>
			{ label } <PlanBadge feature={ feature } />
		</>
	 ) as ReactNode as string;
}
