import { ToggleControl } from '@wordpress/components';
import type { SettingsDraft } from '@/contract/types';
import { useSettings } from '@/components/settings-form/settings-form';
import { SettingCard } from './SettingCard';

type Draft = SettingsDraft[ 'settings' ];

interface Props {
	title: string;
	effect: string;
	name: { [ Name in keyof Draft ]-?: Draft[ Name ] extends boolean | undefined ? Name : never }[ keyof Draft ];
	label: string;
}

/** Something that is on or off. */
export function ToggleSetting( { title, effect, name, label }: Props ) {
	const { settings, set } = useSettings();

	return (
		<SettingCard title={ title } effect={ effect } names={ [ name ] }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ settings[ name ] }
				onChange={ ( on ) => set( name, on ) }
			/>
		</SettingCard>
	);
}
