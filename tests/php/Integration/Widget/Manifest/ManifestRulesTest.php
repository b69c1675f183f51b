<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Settings\TargetingShape;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Words\NotShownReasons;

/** The rules of a survey that reach the visitor's browser: only those in force now. */
final class ManifestRulesTest extends RestTestCase {

	private const FIRST = '11111111-1111-4111-8111-111111111111';

	public function test_a_survey_without_rules_is_for_everyone_immediately(): void {
		$this->aSurvey();

		$survey = $this->manifest();

		self::assertSame( '', $survey->at( 'surveys.0.lacks' ) );
		self::assertSame(
			array( 'devices' => TargetingShape::DEVICES, 'page_rules' => array(), 'by_country' => false ),
			$survey->at( 'surveys.0.targeting' )
		);
		self::assertSame(
			array(
				'timing'         => 'immediate',
				'timing_delay'   => 20,
				'display_length' => 'until_response',
				'expire_on'      => 0,
				'ask_again_days' => 0,
			),
			$survey->at( 'surveys.0.behavior' )
		);
		self::assertNull( $survey->at( 'surveys.0.questions.0.logic' ) );
	}

	public function test_a_gate_follows_the_sites_quiet_days_unless_the_survey_has_its_own(): void {
		$with = static fn( array $behavior ): array => array( 'settings' => array( 'behavior' => $behavior ) );
		$this->aSurvey( $with( array( 'quiet' => 'site', 'quiet_days' => 60 ) ) );
		$this->aSurvey( $with( array( 'quiet' => 'none', 'quiet_days' => 60 ) ) );
		$this->aSurvey( $with( array( 'quiet' => 'own', 'quiet_days' => 60 ) ) );
		$this->aSurvey( $with( array( 'share' => 125 ) ) );
		$gates = function (): array {
			/** @var list<array{targeting: array{gate?: array<string, mixed>}}> $surveys */
			$surveys = $this->manifest()->at( 'surveys' );
			return array_map( static fn( array $survey ): ?array => $survey['targeting']['gate'] ?? null, $surveys );
		};
		$gate  = static fn( int $days, bool $own = false, int $share = 1000 ): array => compact( 'days', 'own', 'share' );

		self::assertSame( array( $gate( 0, false, 125 ), $gate( 60, true ), null, null ), $gates() );

		$settings = Plugin::get( SettingsRepository::class );
		$settings->save( $settings->get()->with( array( 'quiet_days' => 7 ) ) );

		// A survey that ignores quiet days has a gate too, so that others know when it was shown.
		self::assertSame( array( $gate( 7, false, 125 ), $gate( 60, true ), $gate( 0 ), $gate( 7 ) ), $gates() );
	}

	public function test_page_rules_are_sent_without_their_labels(): void {
		$this->aSurvey( self::withPageRules() );

		self::assertSame(
			array(
				array( 'logic' => 'page_or_post_is', 'operator' => '&&', 'data' => array( '7', '9' ) ),
				array( 'logic' => 'page_url_contains', 'operator' => '||', 'data' => 'price' ),
			),
			$this->manifest()->at( 'surveys.0.targeting.page_rules' )
		);
	}

	public function test_does_not_send_an_expression_that_would_slow_down_visitors(): void {
		$rule  = static fn( string $data ): array => array(
			'logic'    => 'query_parameter_regex',
			'operator' => '&&',
			'data'     => $data,
		);
		$rules = array( $rule( '^a+$' ), $rule( '^slow$' ) );
		$this->aSurvey( array( 'settings' => array( 'targeting' => array( 'pages' => 'select', 'page_rules' => $rules ) ) ) );
		// An older version stored such an expression; saving it is rejected now.
		Plugin::get( Db::class )->write( "UPDATE {surveys} SET settings = REPLACE(settings, '^slow$', '^(a+)+$')" );
		Plugin::get( SurveyRepository::class )->changed();

		self::assertSame( array( $rule( '^a+$' ), $rule( '' ) ), $this->manifest()->at( 'surveys.0.targeting.page_rules' ) );
	}

	public function test_does_not_send_inactive_rules(): void {
		$settings                       = self::withPageRules()['settings'];
		$settings['targeting']['pages'] = 'all';
		$settings['geo_targeting']      = array( 'target' => 'all', 'countries' => array( 'NL' ) );
		$settings['behavior']           = array( 'run_time' => 'indefinitely', 'expire_at' => array( 'month' => 1, 'day' => 2 ) );
		$this->aSurvey( array( 'settings' => $settings ) );

		$survey = $this->manifest();

		self::assertSame( array(), $survey->at( 'surveys.0.targeting.page_rules' ) );
		self::assertFalse( $survey->at( 'surveys.0.targeting.by_country' ) );
		self::assertSame( 0, $survey->at( 'surveys.0.behavior.expire_on' ) );
	}

	public function test_sends_timing_and_expiration(): void {
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$this->aSurvey(
			array(
				'settings' => array(
					'behavior' => array(
						'timing'         => 'delay',
						'timing_delay'   => 5,
						'display_length' => 'once',
						'run_time'       => 'expire',
						'expire_at'      => array( 'month' => 12, 'day' => 24 ),
						'ask_again_days' => 7,
					),
				),
			)
		);

		self::assertSame(
			array( 'timing' => 'delay', 'timing_delay' => 5, 'display_length' => 'once', 'expire_on' => 20261224, 'ask_again_days' => 7 ),
			$this->manifest()->at( 'surveys.0.behavior' )
		);
	}

	public function test_sends_logic_only_when_it_is_on(): void {
		$condition = array( 'question_id' => self::FIRST, 'compare' => '=', 'value' => 'Yes' );
		$this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'radio-button', array( 'id' => self::FIRST ) ),
					self::aQuestion(
						'text',
						array( 'logic' => array( 'enabled' => true, 'action' => 'hide', 'conditions' => array( $condition ) ) )
					),
					self::aQuestion(
						'text',
						array( 'logic' => array( 'enabled' => false, 'action' => 'hide', 'conditions' => array( $condition ) ) )
					),
				),
			)
		);

		$survey = $this->manifest();

		self::assertSame( array( 'action' => 'hide', 'conditions' => array( $condition ) ), $survey->at( 'surveys.0.questions.1.logic' ) );
		self::assertNull( $survey->at( 'surveys.0.questions.2.logic' ) );
	}

	/**
	 * @dataProvider lost
	 * @param array<string, mixed> $changes
	 */
	public function test_hides_a_survey_from_everyone_when_the_add_on_it_needs_is_gone(
		array $changes,
		string $lacks
	): void {
		$survey = $this->aSurvey( $changes );
		self::assertSame( '', $this->manifest()->at( 'surveys.0.lacks' ) );

		$this->withPlan( Plan::LITE );

		self::assertSame( '' === $lacks ? $survey->id : null, $this->manifest()->at( 'surveys.0.id' ) );
		self::assertSame( $lacks, $this->toldToEditors()[0]->lacks );
	}

	/** @return list<CandidateSurvey> */
	private function toldToEditors(): array {
		$candidates = new CandidateSurveys( Plugin::get( LiveSurveys::class ), Plugin::get( CurrentLicensedEdition::class ) );
		return $candidates->with( PageContext::byId( 0 ), array(), array(), true );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function lost(): iterable {
		yield 'for some pages' => array( self::withPageRules(), 'no_targeting' );
		yield 'for some countries' => array(
			array( 'settings' => array( 'geo_targeting' => array( 'target' => 'select', 'countries' => array( 'NL' ) ) ) ),
			'no_geo_restrictions',
		);
		yield 'with a question of a type that is gone' => array(
			array( 'questions' => array( self::aQuestion( 'nps' ) ) ),
			'no_question_types',
		);
		yield 'with nothing but a delay' => array( array( 'settings' => array( 'behavior' => array( 'timing' => 'delay' ) ) ), '' );
	}

	public function test_uses_default_timing_and_no_redirect_without_the_behavior_add_on(): void {
		$page = $this->aPage( 'publish' );
		$this->aSurvey(
			array(
				'settings' => array(
					'behavior'  => array( 'timing' => 'half_page', 'display_length' => 'repeatedly' ),
					'thank_you' => array( 'type' => 'redirect', 'redirect_to' => array( 'id' => $page, 'label' => 'A page' ) ),
				),
			)
		);

		$this->withPlan( Plan::ELITE, Addon::TARGETING );
		$survey = $this->manifest();

		self::assertSame(
			array( 'immediate', 'until_response', '' ),
			array(
				$survey->at( 'surveys.0.behavior.timing' ),
				$survey->at( 'surveys.0.behavior.display_length' ),
				$survey->at( 'surveys.0.thank_you.url' ),
			)
		);
	}

	public function test_a_survey_is_for_desktops_without_the_targeting_add_on(): void {
		$this->aSurvey();

		$this->withPlan( Plan::ELITE );

		self::assertSame( array( 'desktop' ), $this->manifest()->at( 'surveys.0.targeting.devices' ) );
	}

	public function test_sends_a_redirect_as_the_current_address_of_the_page(): void {
		$page = $this->aPage( 'publish' );
		$this->aSurvey(
			array(
				'settings' => array(
					'thank_you' => array(
						'type'        => 'redirect',
						'redirect_to' => array( 'id' => $page, 'label' => 'A page' ),
						'conditions'  => array( $this->redirect( $page ) ),
					),
				),
			)
		);

		$survey = $this->manifest();

		self::assertSame( get_permalink( $page ), $survey->at( 'surveys.0.thank_you.url' ) );
		self::assertSame( array(), $survey->at( 'surveys.0.thank_you.conditions' ), 'They are not in force.' );
	}

	public function test_the_thank_you_button_links_to_its_page_and_disappears_with_the_page(): void {
		$page = $this->aPage( 'publish' );
		$this->aSurvey(
			array(
				'settings' => array(
					'thank_you' => array(
						'message' => 'Bye',
						'button'  => array( 'label' => " To the\nshop ", 'page' => array( 'id' => $page, 'label' => 'A page' ) ),
					),
				),
			)
		);
		self::assertSame(
			array( 'label' => 'To the shop', 'url' => get_permalink( $page ) ),
			$this->manifest()->at( 'surveys.0.thank_you.button' )
		);

		wp_trash_post( $page );
		self::assertNull( $this->manifest()->at( 'surveys.0.thank_you.button' ) );
	}

	public function test_sends_the_thank_you_message_as_parts_and_never_as_markup(): void {
		$this->aSurvey(
			array(
				'settings' => array(
					'thank_you' => array(
						'message' => "Bye\n<b>Read</b> <a href=\"https://example.org/\">on</a><script>alert(1)</script>",
					),
				),
			)
		);
		$piece  = static fn( string $text, bool $strong = false, string $url = '' ): array => array(
			'text'   => $text,
			'strong' => $strong,
			'em'     => false,
			'url'    => $url,
		);
		$survey = $this->manifest();

		self::assertSame( array( $piece( 'Bye' ) ), $survey->at( 'surveys.0.thank_you.heading' ) );
		self::assertSame(
			array( $piece( 'Read', true ), $piece( ' ' ), $piece( 'on', false, 'https://example.org/' ) ),
			$survey->at( 'surveys.0.thank_you.text' )
		);
	}

	public function test_does_not_redirect_to_a_page_that_is_not_public(): void {
		foreach ( array( 'draft', 'private', 'trash' ) as $status ) {
			$page = $this->aPage( $status );
			$this->aSurvey(
				array(
					'settings' => array(
						'thank_you' => array( 'type' => 'redirect', 'redirect_to' => array( 'id' => $page, 'label' => 'A page' ) ),
					),
				)
			);
			self::assertSame( '', $this->manifest()->at( 'surveys.0.thank_you.url' ), $status );
		}
	}

	/** @dataProvider elsewhere */
	public function test_does_not_redirect_to_another_site( string $address ): void {
		$page = $this->aPage( 'publish' );
		$this->aSurvey(
			array(
				'settings' => array(
					'thank_you' => array( 'type' => 'redirect', 'redirect_to' => array( 'id' => $page, 'label' => 'A page' ) ),
				),
			)
		);
		add_filter( 'page_link', static fn(): string => $address );

		self::assertSame( '', $this->manifest()->at( 'surveys.0.thank_you.url' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function elsewhere(): iterable {
		yield 'another site' => array( 'https://elsewhere.example/' );
		yield 'without a scheme' => array( '//elsewhere.example/' );
		yield 'a script' => array( 'javascript:alert(1)' );
		yield 'data' => array( 'data:text/html,x' );
		yield 'the site as a user name' => array( 'https://example.org@elsewhere.example/' );
	}

	public function test_sends_conditions_in_order_without_those_whose_page_is_gone(): void {
		$first = $this->aPage( 'publish' );
		$gone  = $this->aPage( 'draft' );
		$last  = $this->aPage( 'publish' );
		$this->aSurvey(
			array(
				'questions' => array( self::aQuestion( 'radio-button', array( 'id' => self::FIRST ) ) ),
				'settings'  => array(
					'thank_you' => array(
						'type'       => 'conditional_redirect',
						'conditions' => array( $this->redirect( $first ), $this->redirect( $gone ), $this->redirect( $last ) ),
					),
				),
			)
		);

		$conditions = $this->manifest()->at( 'surveys.0.thank_you.conditions' );

		self::assertIsArray( $conditions );
		self::assertSame( array( get_permalink( $first ), get_permalink( $last ) ), array_column( $conditions, 'url' ) );
		self::assertSame(
			array( 'question_id' => self::FIRST, 'compare' => '=', 'value' => 'Yes', 'url' => get_permalink( $first ) ),
			$conditions[0]
		);
	}

	public function test_every_page_rule_has_a_message_for_the_owner(): void {
		$words = NotShownReasons::all();

		foreach ( array( ...TargetingShape::CHOICE_RULES, ...TargetingShape::TEXT_RULES, ...TargetingShape::ADDRESS_RULES ) as $rule ) {
			self::assertArrayHasKey( $rule, $words );
		}
		self::assertSame( 'The page rule “the post type is not” isn’t met.', $words['post_type_is_not'] );
		self::assertSame( 'The page rule “the URL is not” isn’t met.', $words['page_url_is_not'] );
		self::assertSame( $words, array_unique( $words ) );
	}

	/** @return array{settings: array<string, array<string, mixed>>} */
	private static function withPageRules(): array {
		return array(
			'settings' => array(
				'targeting' => array(
					'pages'      => 'select',
					'page_rules' => array(
						array(
							'logic'    => 'page_or_post_is',
							'operator' => '&&',
							'data'     => array( array( 'id' => 7, 'label' => 'Prices' ), array( 'id' => 9, 'label' => 'Terms' ) ),
						),
						array( 'logic' => 'page_url_contains', 'operator' => '||', 'data' => 'price' ),
					),
				),
			),
		);
	}

	/** @return array<string, mixed> */
	private function redirect( int $page ): array {
		return array(
			'question'       => self::FIRST,
			'condition_type' => '=',
			'condition'      => 'Yes',
			'page'           => array( 'id' => $page, 'label' => 'A page' ),
		);
	}

	private function aPage( string $status ): int {
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'A page', 'post_status' => $status ) );
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	private function manifest(): RestAnswer {
		$answer = $this->asVisitor()->request( 'GET', 'widget/manifest' );
		$this->assertStatus( 200, $answer );
		return $answer;
	}
}
