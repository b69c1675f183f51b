<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Settings\SiteKind;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Templates\TemplateShape;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\Theme\IconPaths;
use UserFeedback\Widget\Words\WidgetStrings;

/**
 * @phpstan-type Asked array{
 *     title: string,
 *     type: string,
 *     config: array{options: list<string|array{label: string, image?: string, icon?: array{style: string, name: string}}>},
 * }
 * @phpstan-type Made array{
 *     key: string,
 *     name: string,
 *     description: array{title: string, list: list<string>},
 *     why: string,
 *     categories: list<string>,
 *     tags: list<string>,
 *     required_addons: list<string>,
 *     is_available: bool,
 *     length: array{questions: int, minutes: int},
 *     config: array{type: string, questions: list<Asked>},
 * }
 */
final class TemplatesTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT );
	}

	public function test_there_is_a_blank_template_and_many_more_in_every_category(): void {
		$templates = $this->items();
		$keys      = array_column( $templates, 'key' );
		$names     = array_column( $templates, 'name' );
		$premium   = array_filter( $templates, static fn( array $template ): bool => array() !== $template['required_addons'] );

		self::assertSame( array( 'blank', array() ), array( $keys[0], $templates[0]['config']['questions'] ) );
		self::assertSame( array( $keys, $names ), array( array_values( array_unique( $keys ) ), array_values( array_unique( $names ) ) ) );
		self::assertGreaterThanOrEqual( 25, count( $premium ) );
		self::assertGreaterThanOrEqual( 5, count( $templates ) - count( $premium ) - 1 );
		self::assertEqualsCanonicalizing(
			TemplateShape::CATEGORIES,
			array_unique( array_merge( ...array_column( $templates, 'categories' ) ) )
		);
		self::assertContains( array( 'most-popular' ), array_column( $templates, 'tags' ) );
	}

	/** Templates that don't fit the site better stay, in their usual order. */
	public function test_templates_that_fit_the_site_come_first_after_the_blank_one(): void {
		$usual = array_column( $this->items(), 'key' );
		foreach ( SiteKind::cases() as $kind ) {
			$this->asRoleWith( Permission::SETTINGS )->request(
				'POST',
				'settings',
				array( 'settings' => array( 'site_kind' => $kind->value ) )
			);
			$templates  = $this->asRoleWith( Permission::EDIT )->items();
			$categories = array_merge( ...array_column( $templates, 'categories' ) );
			$keys       = array_column( $templates, 'key' );

			self::assertSame( 'blank', $keys[0] );
			$first = $kind->categories();
			self::assertSame( $first, array_slice( array_values( array_unique( $categories ) ), 0, count( $first ) ) );
			self::assertEqualsCanonicalizing( $usual, $keys );
			$others = array_filter( $templates, static fn( array $it ): bool => array() === array_intersect( $it['categories'], $first ) );
			$others = array_column( $others, 'key' );
			self::assertSame( array_values( array_intersect( $usual, $others ) ), $others, $kind->value );
		}
	}

	public function test_each_basic_question_type_is_used_in_some_template(): void {
		$types = array_merge(
			...array_map(
				static fn( array $template ): array => array_column( $template['config']['questions'], 'type' ),
				$this->items()
			)
		);

		$basic = array_values( array_filter( QuestionTypes::names(), QuestionTypes::isBasic( ... ) ) );
		self::assertSame( array(), array_values( array_diff( $basic, $types ) ) );
	}

	public function test_each_template_can_be_published_unchanged(): void {
		foreach ( array_slice( $this->items(), 1 ) as $template ) {
			$sent  = $template['config']['questions'];
			$saved = $this->request(
				'POST',
				'surveys',
				array(
					'title'     => $template['name'],
					'status'    => 'publish',
					'type'      => $template['config']['type'],
					'template'  => $template['key'],
					'questions' => $sent,
				)
			);

			self::assertTrue( $saved->at( 'published' ), $template['key'] );
			self::assertSame( $sent, $saved->items( 'survey.questions' ), "{$template['key']}: no condition of it is dropped." );
			self::assertCount( $template['length']['questions'], $sent );
		}
	}

	public function test_the_same_template_can_be_used_repeatedly(): void {
		$draft = fn(): array => array( 'title' => 'Again', 'questions' => $this->items()[1]['config']['questions'] );

		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $draft() ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $draft() ) );
	}

	/** "NPS templates are NPS surveys." */
	public function test_a_template_with_an_nps_question_is_an_nps_survey_and_asks_it_first_and_once(): void {
		$nps = 0;
		foreach ( $this->items() as $template ) {
			$scores = array_keys( array_column( $template['config']['questions'], 'type' ), 'nps', true );
			$isNps  = 'nps' === $template['config']['type'];

			self::assertSame( $isNps ? array( 0 ) : array(), $scores, $template['key'] );
			$nps += $isNps ? 1 : 0;
		}
		self::assertGreaterThanOrEqual( 3, $nps );
	}

	/** General before specific, choices before text, and personal details last. */
	public function test_text_questions_follow_choice_questions_and_email_questions_come_last(): void {
		foreach ( array_slice( $this->items(), 1 ) as $template ) {
			$types  = array_column( $template['config']['questions'], 'type' );
			$ranks  = array_map(
				static fn( string $type ): int => match ( $type ) {
					'email'     => 2,
					'long-text' => 1,
					default     => 0,
				},
				$types
			);
			$sorted = $ranks;
			sort( $sorted );

			self::assertSame( $sorted, $ranks, $template['key'] );
			self::assertNotSame( 'text', $types[0], "{$template['key']} begins with a tap." );
			self::assertLessThanOrEqual( 5, count( $types ), $template['key'] );
			self::assertLessThanOrEqual( 2, count( array_keys( $types, 'long-text', true ) ), $template['key'] );
		}
	}

	public function test_each_template_has_a_description_and_an_explanation(): void {
		foreach ( array_slice( $this->items(), 1 ) as $template ) {
			self::assertMatchesRegularExpression( '/\A[^\n]{40,140}\.\z/u', $template['why'], $template['key'] );
			self::assertMatchesRegularExpression( '/\A[^\n]{10,80}\.\z/u', $template['description']['title'], $template['key'] );
			self::assertContains( count( $template['description']['list'] ), array( 2, 3 ), $template['key'] );
			self::assertCount( 1, $template['categories'] );
			self::assertContains( $template['length']['minutes'], array( 1, 2 ), $template['key'] );
		}
	}

	public function test_options_are_within_the_limits_and_have_their_pictures(): void {
		$icons = new IconPaths( USERFEEDBACK_FILE );
		foreach ( $this->items() as $template ) {
			foreach ( $template['config']['questions'] as $question ) {
				$labels = array();
				foreach ( $question['config']['options'] as $option ) {
					$labels[] = is_array( $option ) ? $option['label'] : $option;
					if ( is_array( $option ) && isset( $option['icon'] ) ) {
						self::assertNotSame( '', $icons->path( $option['icon']['name'] ), $option['icon']['name'] );
					} elseif ( is_array( $option ) ) {
						$file = str_replace( plugins_url( '', USERFEEDBACK_FILE ), dirname( USERFEEDBACK_FILE ), $option['image'] ?? '' );
						self::assertFileExists( $file );
					}
				}
				self::assertSame( array_values( array_unique( $labels ) ), $labels, $template['key'] );
				$most = QuestionTypes::get( $question['type'] )->maxOptions() ?? Limits::OPTIONS;
				self::assertLessThanOrEqual( $most, count( $labels ), $template['key'] );
				self::assertStringEndsWith( '?', $question['title'], $template['key'] );
			}
		}
	}

	public function test_a_card_shows_all_questions_of_an_open_template_and_the_first_of_a_locked_one(): void {
		foreach ( array( Plan::ELITE, Plan::LITE ) as $plan ) {
			$this->withPlan( $plan, ...( Plan::LITE === $plan ? array() : Addon::cases() ) );
			$cards = $this->request( 'GET', 'survey-templates/cards' );
			$shown = array_column( $cards->items( 'cards' ), 'questions', 'key' );
			foreach ( $this->items() as $template ) {
				$isOpen = Plan::ELITE === $plan || array() === $template['required_addons'];
				$all    = $template['length']['questions'];
				$card   = (array) $shown[ $template['key'] ];
				self::assertCount( $isOpen ? $all : min( 1, $all ), $card, "$plan->value, {$template['key']}" );
			}
			$script = $cards->at( 'script' );
			self::assertTrue( is_string( $script ) && str_contains( $script, '/build/widget/preview.js?ver=' ) );
		}
	}

	/** Guards against: cards of a satisfaction question with numbers in place of faces. */
	public function test_cards_have_the_words_of_all_question_types(): void {
		$strings = $this->request( 'GET', 'survey-templates/cards' )->items( 'strings' );
		self::assertSame( array(), array_diff_key( WidgetStrings::all() + WidgetStrings::extended(), $strings ) );
	}

	public function test_cards_have_the_appearance_of_a_new_survey_as_far_as_the_plan_allows(): void {
		update_option( 'userfeedback_settings', array( 'widget_theme' => 'dark' ) );
		foreach ( array( array( Plan::ELITE, true ), array( Plan::LITE, false ) ) as [ $plan, $isDark ] ) {
			$this->withPlan( $plan, ...( $isDark ? Addon::cases() : array() ) );
			$style = $this->request( 'GET', 'survey-templates/cards' )->at( 'look.style' );
			self::assertSame( $isDark, is_string( $style ) && str_contains( $style, 'color-scheme:dark' ), $plan->value );
		}
	}

	/** "Star rating and nps need pro, a licence and the question-types add-on active." */
	public function test_a_template_with_extra_questions_names_the_required_addon(): void {
		foreach ( $this->items() as $template ) {
			$types = array_column( $template['config']['questions'], 'type' );
			$extra = array_filter( $types, static fn( string $type ): bool => QuestionTypes::get( $type )->isExtra() );

			self::assertSame( array() !== $extra, in_array( 'question-types', $template['required_addons'], true ), $template['key'] );
		}
	}

	/** "Extra templates: the templates add-on gates premium templates." */
	public function test_the_free_edition_has_some_templates_and_sees_the_others_locked(): void {
		$all = count( $this->items() );
		$this->withPlan( Plan::LITE );
		$open = array_filter( $this->items(), static fn( array $template ): bool => $template['is_available'] );

		self::assertCount( $all, $this->items() );
		self::assertGreaterThanOrEqual( 5, count( $open ) );
		self::assertGreaterThanOrEqual( 15, $all - count( $open ) );
		self::assertSame( array(), array_merge( ...array_values( array_column( $open, 'required_addons' ) ) ) );
	}

	public function test_a_locked_template_does_not_reveal_its_questions(): void {
		foreach ( array(
			array( Plan::LITE, Addon::cases() ),
			array( Plan::ELITE, array( Addon::QUESTION_TYPES ) ),
		) as [ $plan, $active ] ) {
			$this->withPlan( $plan, ...$active );
			foreach ( array_slice( $this->items(), 1 ) as $template ) {
				self::assertSame(
					array() === array_diff(
						$template['required_addons'],
						Plan::LITE === $plan ? array() : array_column( $active, 'value' )
					),
					array() !== $template['config']['questions'],
					"$plan->value, {$template['key']}"
				);
			}
		}
	}

	public function test_a_survey_can_start_only_from_an_existing_and_unlocked_template(): void {
		$this->assertInvalid(
			$this->request( 'POST', 'surveys', array( 'title' => 'Odd', 'template' => 'nope' ) ),
			'template',
			'This template doesn’t exist.'
		);

		$locked = (string) array_values(
			array_filter( $this->items(), static fn( array $template ): bool => array() !== $template['required_addons'] )
		)[0]['key'];
		$made   = $this->request( 'POST', 'surveys', array( 'title' => 'Made before', 'template' => $locked ) );
		self::assertSame( $locked, $made->at( 'survey.template' ) );

		$this->withPlan( Plan::LITE );
		$refused = $this->request( 'POST', 'surveys', array( 'title' => 'New', 'template' => $locked ) );
		self::assertSame(
			array( '', 'Saved as a Draft. Some changes weren’t saved: your plan or add-ons don’t include this template.' ),
			array( $refused->at( 'survey.template' ), $refused->at( 'message' ) )
		);
		$again = $this->request(
			'POST',
			'surveys',
			array( 'id' => $made->id( 'survey.id' ), 'title' => 'Made before', 'template' => $locked )
		);
		self::assertSame(
			array( $locked, 'Saved as a Draft.' ),
			array( $again->at( 'survey.template' ), $again->at( 'message' ) ),
			'What it was made from stays.'
		);
		self::assertSame(
			'blank',
			$this->request( 'POST', 'surveys', array( 'title' => 'Blank', 'template' => 'blank' ) )->at( 'survey.template' )
		);
	}

	public function test_templates_need_the_permission_to_edit_surveys(): void {
		$this->asRoleWith( Permission::VIEW );

		$this->assertForbidden( $this->request( 'GET', 'survey-templates' ) );
	}

	/** @return list<Made> */
	private function items(): array {
		/** @var list<Made> $items checked against the contract by request(). */
		$items = (array) $this->request( 'GET', 'survey-templates' )->body;
		return $items;
	}
}
