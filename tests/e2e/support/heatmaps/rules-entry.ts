import { clipsOf, seenPart } from '../../../../widget/heatmap/overlay/layout/clips';
import { placeOf } from '../../../../widget/heatmap/overlay/layout/places';
import { spotsOf } from '../../../../widget/heatmap/overlay/layout/spots';
import { readClick } from '../../../../widget/heatmap/capture/meaning';
import { nameOf } from '../../../../widget/heatmap/rules/selector';

/** The functions that capture and map use, for a test page. */
export const rules = { clipsOf, nameOf, placeOf, readClick, seenPart, spotsOf };

Object.assign( window, { heatmapRules: rules } );
