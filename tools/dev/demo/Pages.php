<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use UserFeedback\Responses\Storage\SubmittedPage;

/** The website of a small stationery shop: six pages, the first of them the front page. */
final class Pages {

	/** Slug to title; a paragraph is a text, a heading starts with `# `, a list has `- ` on each line. */
	private const ALL = array(
		'welcome'    => array(
			'Welcome',
			array(
				'We make notebooks by hand and sell the pens and inks that we like to use in them. Every sheet is cut, folded and sewn in a former bakery at the foot of the hill, and leaves it within two working days.',
				'# New on the shelf',
				'The autumn notebooks are here: dotted, lined and plain, in moss, rust and the deep blue that many of you asked for again. The paper is the heavier one, 120 grams, so that even a broad nib does not show through.',
				'For those who write on the way there is a pocket edition with rounded corners. It fits a coat pocket and lies flat on a café table, which took us eleven tries.',
				'# Come and feel the paper',
				'A screen says little about paper. If you are not sure which is yours, order the sample card: ten kinds, each with room to try your own pen. It costs as much as the stamp.',
			),
		),
		'notebooks'  => array(
			'Notebooks and paper',
			array(
				'All our notebooks are thread-sewn, so they open flat and no page falls out. They differ in what is between the covers.',
				'# Which paper is mine?',
				"- Smooth, 90 grams: for pencils, ballpoints and fast writing. The lightest, with 192 pages in the same thickness.\n- Vellum, 120 grams: for fountain pens. Ink dries a little slower and keeps its shade.\n- Laid, 100 grams: with the fine lines of the mould that you can see against the light. For letters.\n- Rough, 160 grams: for watercolor sketches and dry brushes.",
				'# Sizes',
				'A6 goes into a pocket, A5 into every bag, and B5 stays on the desk. All three come dotted, lined and plain; refills fit the covers that you already have.',
				'Covers are book linen on recycled board. They get softer with use, and a spot of ink is not a flaw but a beginning.',
			),
		),
		'pens'       => array(
			'Pens and ink',
			array(
				'We sell eleven pens. It could be two hundred, but these are the ones that we would give to a friend without an explanation.',
				'# Refillable first',
				'Each pen takes a converter or can be filled by itself. For every pen we keep spare nibs and seals, and we fit them for you while you wait.',
				'# Inks that stay what they are',
				'The color that you see here was photographed on our own vellum paper in daylight, next to a gray card. All inks are water-based and wash out of most fabrics. Two of them, Soot and Iron Gall, do not: that is what they are for.',
				'Samples of two millilitres are on every ink page. Most people choose better after three samples than after thirty reviews.',
			),
		),
		'delivery'   => array(
			'Delivery and returns',
			array(
				'We pack on the day after your order and send everything in cardboard and paper.',
				'# How long it takes',
				"- In the country: two to three working days.\n- Neighboring countries: four to six working days.\n- Elsewhere: one to three weeks, with a number to follow the parcel.",
				'# What it costs',
				'The sample card and single refills travel as a letter for the price of the stamp. A parcel costs 4.90, and nothing from 60 on.',
				'# Sending something back',
				'You have 30 days, also for things that you have tried once. Put the slip from your parcel on top, write the order number on it and hand it in at any post office. We pay back within a week of the parcel being here.',
			),
		),
		'workshop'   => array(
			'The workshop',
			array(
				'Where we fold and sew today, bread was baked for ninety years. The oven is still there, and in winter it keeps the glue at the right warmth.',
				'# How a notebook is made',
				'Sixteen sheets are folded to a section, twelve sections are sewn with linen thread, the spine is glued twice and rests overnight under an iron weight. The next morning it is trimmed on three sides and hung into its cover. Four people make about sixty in a day.',
				'# Visit us',
				'The shop is open from Tuesday to Saturday, ten to six. On the first Saturday of the month you can sew a notebook of your own; the course takes three hours and needs no skill but patience.',
				'Paper that is left over becomes pads for schools in the neighborhood. If you teach and need some, write to us.',
			),
		),
		'newsletter' => array(
			'Newsletter',
			array(
				'Every other Sunday we write about one thing: a kind of paper, an ink that went wrong, a letter that somebody found. At the end there is a list of what is new, and now and then something costs a little less for readers.',
				'It takes about five minutes to read. We have sent it since the first winter, and more than half of those who got the first issue still get it today.',
				'# How do you like it?',
				'One question, if you know the newsletter. It helps us more than any number of opened mails.',
				'[survey]',
				'# What was in the last issues',
				"- Why blue ink turns gray, and how to stop it\n- Marbling with carrageen moss: three attempts and a success\n- The handwriting of the month: a shopping list from 1961",
			),
		),
	);

	/**
	 * @param int $surveyId the survey embedded in the newsletter's page.
	 * @return non-empty-list<SubmittedPage> as visitors' browsers send them; the newsletter's is the last.
	 */
	public function make( int $surveyId ): array {
		$this->clear();
		update_option( 'blogname', 'Fernhill Paper' );
		update_option( 'blogdescription', 'Notebooks by hand, pens and ink' );
		$pages = array();
		foreach ( self::ALL as $slug => [ $title, $parts ] ) {
			$id = Posts::publish(
				$slug,
				$title,
				str_replace( '[survey]', "[userfeedback id=\"$surveyId\"]", $parts ),
				array( 'post_type' => 'page', 'menu_order' => count( $pages ) )
			);
			if ( array() === $pages ) {
				update_option( 'show_on_front', 'page' );
				update_option( 'page_on_front', $id );
			}
			$pages[] = SubmittedPage::of( $id, $title, (string) get_permalink( $id ) );
		}
		return $pages;
	}

	/** Deletes WordPress's sample content, which would be next to the shop's pages. */
	private function clear(): void {
		foreach ( array( 'sample-page', 'privacy-policy', 'hello-world' ) as $slug ) {
			foreach ( get_posts( array( 'name' => $slug, 'post_type' => array( 'page', 'post' ), 'post_status' => 'any' ) ) as $post ) {
				wp_delete_post( $post->ID, true );
			}
		}
	}
}
