<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;

/** The shop's blog: three posts, and the page that lists them. */
final class Journal {

	/** After the pages of the shop. */
	private const ORDER = 6;

	/** Slug to title, age in days, and parts as Posts accepts them; the oldest first. */
	private const ALL = array(
		'why-blue-ink-turns-gray'       => array(
			'Why blue ink turns gray',
			82,
			array(
				'Most blue inks are a mix: a strong blue, a little red, a trace of black. The three do not age alike. Light takes the red first, then the blue, and what stays is the trace.',
				'# What helps',
				"- Keep letters in the dark: a drawer is enough.\n- Choose an ink of one pigment. It costs more and says so on the bottle.\n- Write on paper without wood. Its acid does the rest.",
				'The letter that started this was written in 1961 and lay on a window sill ever since. Its address is gone; the shopping list on the back, in pencil, is as good as new.',
			),
		),
		'three-attempts-at-marbling'    => array(
			'Three attempts at marbling',
			47,
			array(
				'Carrageen moss, a flat tin and four colors: that is all it takes, says the book. On the first try the colors sank. On the second they ran into each other and made the brown of a pond.',
				'# The third try',
				'Ox gall was what was missing, three drops a color. With it the drops stay apart and open like flowers. Draw a comb through once, not twice, lay the sheet on from one corner, and count to five.',
				'The sheets of the third try are bound into twelve notebooks. They are on the table next to the oven.',
			),
		),
		'what-the-weight-of-paper-says' => array(
			'What the weight of paper says',
			19,
			array(
				'Paper is named by the grams of a square metre. More grams can mean thicker paper, denser paper, or only more chalk between the fibres.',
				'# So which one?',
				'It depends on the pen, on the hand, on the season and on what you are used to. Two papers of 100 grams can be as different as felt and glass.',
			),
		),
	);

	/** @return array<string, int> ids of the posts by slug, the oldest first. */
	public function write( DateTimeImmutable $now ): array {
		$list = Posts::publish( 'journal', 'Journal', array(), array( 'post_type' => 'page', 'menu_order' => self::ORDER ) );
		update_option( 'page_for_posts', $list );
		$ids = array();
		foreach ( self::ALL as $slug => [ $title, $daysAgo, $parts ] ) {
			$at           = Clock::toStored( $now->modify( "-$daysAgo days" ) );
			$dates        = array( 'post_date_gmt' => $at, 'post_date' => get_date_from_gmt( $at ) );
			$ids[ $slug ] = Posts::publish( $slug, $title, $parts, $dates );
		}
		return $ids;
	}
}
