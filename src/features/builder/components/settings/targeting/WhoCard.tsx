import type { GeoTargeting, Targeting } from '@/contract/types';
import { useSite } from '@/lib/site';
import { LOCKED_DEVICES } from '@/features/builder/model/settings/devices';
import { devicesInWords, geoInWords } from '@/features/builder/model/words/audience';
import { SettingsCard } from '../SettingsCard';
import { Countries } from './Countries';
import { Devices } from './Devices';

export function WhoCard( { targeting, geo }: { targeting: Targeting; geo: GeoTargeting } ) {
	const { features } = useSite();
	const inForce = features.devices ? targeting : { devices: LOCKED_DEVICES };

	return (
		<SettingsCard card="who" words={ [ devicesInWords( inForce ), geoInWords( geo ) ] }>
			<Devices devices={ targeting.devices } />
			<Countries geo={ geo } />
		</SettingsCard>
	);
}
