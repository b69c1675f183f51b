<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Contract\Can;
use UserFeedback\Editions\Addon;
use UserFeedback\Editions\Plan;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class TemplatesTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Can::EDIT );
	}

	public function test_there_is_a_blank_one_and_many_more_over_several_categories(): void {
		$templates = $this->items();
		$keys      = array_column( $templates, 'key' );

		self::assertSame( array( 'blank', array() ), array( $keys[0], $templates[0]['config']['questions'] ) );
		self::assertGreaterThanOrEqual( 25, count( $keys ) );
		self::assertSame( $keys, array_values( array_unique( $keys ) ) );
		self::assertGreaterThanOrEqual( 5, count( array_unique( array_merge( ...array_column( $templates, 'categories' ) ) ) ) );
		self::assertContains( array( 'most-popular' ), array_column( $templates, 'tags' ) );
	}

	public function test_each_of_them_can_be_published_as_it_is(): void {
		foreach ( array_slice( $this->items(), 1 ) as $template ) {
			$saved = $this->request(
				'POST',
				'surveys',
				array(
					'title'     => $template['name'],
					'status'    => 'publish',
					'template'  => $template['key'],
					'questions' => $template['config']['questions'],
				)
			);

			self::assertTrue( $saved->at( 'published' ), $template['key'] );
			self::assertCount( count( $template['config']['questions'] ), $saved->items( 'survey.questions' ), $template['key'] );
			self::assertGreaterThanOrEqual( 2, count( $template['config']['questions'] ) );
			self::assertNotSame( '', $template['description']['title'] );
			self::assertNotSame( array(), $template['description']['list'] );
		}
	}

	/** "Star rating and nps need pro, a licence and the question-types add-on active." */
	public function test_what_asks_extra_questions_says_which_addon_it_requires(): void {
		foreach ( $this->items() as $template ) {
			$types = array_column( $template['config']['questions'], 'type' );
			$extra = in_array( 'star-rating', $types, true ) || in_array( 'nps', $types, true );

			self::assertSame( $extra, in_array( 'question-types', $template['required_addons'], true ), $template['key'] );
		}
	}

	/** "Extra templates: the templates add-on gates premium templates." */
	public function test_the_free_edition_has_some_of_them_and_sees_the_others_locked(): void {
		$all = count( $this->items() );
		$this->withPlan( Plan::LITE );
		$open = array_filter( $this->items(), static fn( array $template ): bool => $template['is_available'] );

		self::assertCount( $all, $this->items() );
		self::assertGreaterThanOrEqual( 5, count( $open ) );
		self::assertGreaterThanOrEqual( 15, $all - count( $open ) );
		self::assertSame( array(), array_merge( ...array_values( array_column( $open, 'required_addons' ) ) ) );
	}

	public function test_what_is_locked_does_not_give_its_questions_away(): void {
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

	public function test_a_survey_starts_only_from_a_template_that_there_is_and_that_the_site_has(): void {
		$this->assertInvalid(
			$this->request( 'POST', 'surveys', array( 'title' => 'Odd', 'template' => 'nope' ) ),
			'template',
			'There is no such template.'
		);

		$locked = (string) array_values(
			array_filter( $this->items(), static fn( array $template ): bool => array() !== $template['required_addons'] )
		)[0]['key'];
		$made   = $this->request( 'POST', 'surveys', array( 'title' => 'Made before', 'template' => $locked ) );
		self::assertSame( $locked, $made->at( 'survey.template' ) );

		$this->withPlan( Plan::LITE );
		$refused = $this->request( 'POST', 'surveys', array( 'title' => 'New', 'template' => $locked ) );
		self::assertSame(
			array( '', 'Saved as a Draft. Not saved, because this site\'s plan or addons do not have it: this template.' ),
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

	public function test_they_are_for_those_who_edit_surveys(): void {
		$this->asRoleWith( Can::VIEW );

		$this->assertForbidden( $this->request( 'GET', 'survey-templates' ) );
	}

	/**
	 * @return list<array{
	 *     key: string,
	 *     name: string,
	 *     description: array{title: string, list: list<string>},
	 *     categories: list<string>,
	 *     tags: list<string>,
	 *     required_addons: list<string>,
	 *     is_available: bool,
	 *     config: array{questions: list<array<string, mixed>>},
	 * }>
	 */
	private function items(): array {
		/**
		 * @var list<array{
		 *     key: string,
		 *     name: string,
		 *     description: array{title: string, list: list<string>},
		 *     categories: list<string>,
		 *     tags: list<string>,
		 *     required_addons: list<string>,
		 *     is_available: bool,
		 *     config: array{questions: list<array<string, mixed>>},
		 * }> $items checked against the contract by request().
		 */
		$items = (array) $this->request( 'GET', 'survey-templates' )->body;
		return $items;
	}
}
