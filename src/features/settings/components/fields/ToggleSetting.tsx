import { ToggleControl } from '@wordpress/components';
import type { SettingsDraft } from '@/contract/types';
import { useSettings } from '@/components/forms/settings-form';
import { SettingCard } from './SettingCard';

type Draft = SettingsDraft[ 'settings' ];

interface Props {
	title: string;
	effect: string;
	name: { [ Name in keyof Draft ]-?: Draft[ Name ] extends boolean | undefined ? Name : never }[ keyof Draft ];
	label: string;
	isDisabled?: boolean;
}

/** A setting that is on or off. */
export function ToggleSetting( { title, effect, name, label, isDisabled = false }: Props ) {
	const { settings, set } = useSettings();

	return (
		<SettingCard title={ title } effect={ effect } names={ [ name ] }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				disabled={ isDisabled }
				checked={ settings[ name ] }
				onChange={ ( on ) => set( name, on ) }
			/>
		</SettingCard>
	);
}
