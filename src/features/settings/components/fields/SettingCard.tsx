import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { SettingError } from '@/components/forms/SettingError';
import { Card } from '@/components/ui/layout/Card';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import type { Feature } from '@/contract/features';
import { type SettingsForm, useSettings } from '@/components/forms/settings-form';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { isSame } from '@/lib/is-same';
import { useSite } from '@/lib/site';

type Name = Parameters< SettingsForm[ 'set' ] >[ 0 ];

interface Props {
	title: string;
	/** A feature that all settings here need: its plan is shown once, next to the title. */
	needs?: Feature;
	/** One or two sentences about what it does. */
	effect: ReactNode;
	/** Settings that it shows; they can be reset to their defaults. */
	names: readonly Name[];
	/** For settings that are lists of lines: errors name the line. */
	hasLines?: boolean;
	children: ReactNode;
}

export function SettingCard( { title, needs, effect, names, hasLines = false, children }: Props ) {
	const { features } = useSite();
	const { settings, defaults, set, fault, itemFaults } = useSettings();
	const differing = names.filter( ( name ) => ! isSame( settings[ name ], defaults[ name ] ) );
	const faults = [
		...names.flatMap( ( name ) => fault( name ) ?? [] ),
		...names
			.flatMap( itemFaults )
			.map( ( { place, words } ) =>
				hasLines
					? /* translators: 1: number of a line, 2: what is wrong in it, as a sentence */
						sprintf( __( 'Line %1$s: %2$s', 'userfeedback' ), formatNumber( place + 1 ), words )
					: words
			),
	];

	return (
		<Card
			title={
				<>
					{ title }
					{ needs !== undefined && ! features[ needs ] && <PlanBadge feature={ needs } /> }
				</>
			}
			actions={
				differing.length > 0 && (
					<Button
						variant="link"
						/* translators: %s: name of a setting */
						aria-label={ sprintf( __( 'Reset %s', 'userfeedback' ), title ) }
						onClick={ () => differing.forEach( ( name ) => set( name, defaults[ name ] ) ) }
					>
						{ __( 'Reset', 'userfeedback' ) }
					</Button>
				)
			}
		>
			<div className="uf-settings__fields">
				<p className="uf-soft">{ effect }</p>
				{ children }
				{ faults.map( ( words ) => (
					<SettingError key={ words } words={ words } />
				) ) }
			</div>
		</Card>
	);
}
