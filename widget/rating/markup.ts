const ICON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path/></svg>';

const CHOICE = `<label><input type="radio" name="rating">${ ICON }</label>`;

/** All parts of a rating, named after their texts. It contains no data of a page or visitor. */
export const MARKUP =
	'<div id="box" class="stack"><div id="main">' +
	'<fieldset><legend id="title" class="stack"><span id="question"></span><span id="thanks"></span></legend>' +
	`${ CHOICE.repeat( 5 ) }</fieldset>` +
	'<div id="row" class="stack"><span id="instruction"></span><div id="choice"><button id="rate"></button><button id="cancel"></button></div>' +
	'<div id="given"><button id="change"></button><button id="withdraw"></button></div><span id="kept"></span>' +
	'<div id="fault"><span id="failed"></span><button id="retry"></button></div></div>' +
	`<div id="sums"><span id="noVotes"></span><span id="mean">${ ICON.repeat( 5 ) }<div>${ ICON.repeat( 5 ) }</div></span>` +
	'<span id="average"></span></div>' +
	'<div id="poweredBy"></div></div></div><div id="news" role="status"></div>';
