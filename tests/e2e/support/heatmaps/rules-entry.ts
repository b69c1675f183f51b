import { clipsOf, visiblePart } from '../../../../widget/heatmap/overlay/layout/clips';
import { locateElement } from '../../../../widget/heatmap/overlay/layout/clicked-elements';
import { spotsOf } from '../../../../widget/heatmap/overlay/layout/spots';
import { readClick } from '../../../../widget/heatmap/capture/read-click';
import { selectorOf } from '../../../../widget/heatmap/rules/selector';

/** The functions that capture and map use, for a test page. */
export const rules = { clipsOf, nameOf: selectorOf, placeOf: locateElement, readClick, seenPart: visiblePart, spotsOf };

Object.assign( window, { heatmapRules: rules } );
