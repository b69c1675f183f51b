<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Theme\PlaceholderHeight;

/** Surveys that keep what visitors type say so before anything is typed. */
final class KeptTextNoticeTest extends RestTestCase {

	private const NOTICE = 'Typed answers are saved even if you don’t finish.';
	private const ON     = array( 'drop_off' => true, 'keep_partial' => true, 'keep_partial_text' => true );

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES, Addon::BEHAVIOR );
	}

	public function test_each_question_where_typed_text_is_kept_says_so(): void {
		$other  = array( 'options' => array( 'Yes', 'Other' ), 'other' => 'Other' );
		$survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'text' ),
					self::aQuestion( 'radio-button' ),
					self::aQuestion( 'radio-button', array( 'config' => $other, 'settings' => array( 'help' => 'Choose one.' ) ) ),
					self::aQuestion( 'star-rating', array( 'settings' => array( 'comment_box' => true ) ) ),
					self::aQuestion( 'number' ),
					self::aQuestion( 'date' ),
					self::aQuestion( 'email', array( 'config' => array( 'include_name' => true ) ) ),
					self::aQuestion( 'hidden', array( 'title' => 'plan' ) ),
					self::aQuestion( 'consent', array( 'config' => array( 'options' => array( 'I agree.' ) ) ) ),
					self::aQuestion( 'statement' ),
				),
			)
		);
		$helps  = array(
			$survey->questions[0]->id => self::NOTICE,
			$survey->questions[2]->id => 'Choose one. ' . self::NOTICE,
			$survey->questions[3]->id => self::NOTICE,
			$survey->questions[4]->id => self::NOTICE,
			$survey->questions[5]->id => self::NOTICE,
		);
		foreach ( array( array( false, false ), array( true, false ), array( false, true ) ) as [ $isForTeam, $isPreview ] ) {
			$manifest = $this->manifest( $survey, self::ON, $isForTeam, $isPreview );
			$shown    = self::questions( $manifest );
			self::assertSame( $helps, array_column( $shown, 'help', 'id' ) );
			self::assertSame( array_keys( $helps ), array_keys( array_column( $shown, 'keeps_text', 'id' ) ) );
		}
		foreach ( array_keys( self::ON ) as $needed ) {
			$manifest = $this->manifest( $survey, array( $needed => false ) + self::ON );
			self::assertStringNotContainsString( 'keeps_text', (string) wp_json_encode( $manifest ), $needed );
			self::assertSame( array( 'Choose one.' ), array_column( self::questions( $manifest ), 'help' ), $needed );
		}
	}

	/** A draft for the team has no recorder, which would need that bundle as well. */
	public function test_it_loads_the_bundle_that_draws_it(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		foreach ( array( 'extended' => self::ON, 'survey' => array( 'keep_partial_text' => false ) + self::ON ) as $bundle => $behavior ) {
			$shown = $this->manifest( $survey, $behavior, true )['bundle'];
			self::assertStringContainsString( "/build/widget/$bundle.js", is_string( $shown ) ? $shown : '' );
		}
	}

	public function test_a_page_says_so_at_its_first_text_whatever_conditions_hide(): void {
		$first  = array( 'id' => wp_generate_uuid4() ) + self::aQuestion( 'radio-button' );
		$joined = array( 'settings' => array( 'same_page' => true ) );
		$when   = array( 'question_id' => $first['id'], 'compare' => '=', 'value' => 'Yes' );
		$logic  = array( 'logic' => array( 'enabled' => true, 'action' => 'show', 'conditions' => array( $when ) ) );
		$all    = array(
			$first,
			self::aQuestion( 'email', $joined ),
			self::aQuestion( 'text', $joined + $logic ),
			self::aQuestion( 'text', $joined ),
			self::aQuestion( 'text', $joined ),
			self::aQuestion( 'text' ),
		);
		$survey = $this->aSurvey( array( 'questions' => $all ) );
		$shown  = self::questions( $this->manifest( $survey, self::ON ) );
		$ids    = array_column( $survey->questions, 'id' );
		self::assertSame( array( $ids[2], $ids[3], $ids[5] ), array_keys( array_column( $shown, 'help', 'id' ) ) );
		self::assertCount( 4, array_column( $shown, 'keeps_text' ) );
	}

	public function test_an_embedded_survey_reserves_its_height(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$keeps  = self::with( $survey, self::ON );
		self::assertSame( 44, PlaceholderHeight::narrow( $keeps ) - PlaceholderHeight::narrow( $survey ) );
		self::assertSame( 24, PlaceholderHeight::wider( $keeps ) - PlaceholderHeight::wider( $survey ) );
	}

	/**
	 * @param array<string, mixed> $behavior
	 * @return array<string, mixed>
	 */
	private function manifest( Survey $survey, array $behavior, bool $isForTeam = false, bool $isPreview = false ): array {
		$shown = new CandidateSurvey( self::with( $survey, $behavior ), true, isForTeam: $isForTeam );
		return Plugin::get( ManifestMapper::class )->toArray( array( $shown ), PageContext::byUrl( home_url( '/' ) ), $isPreview );
	}

	/** @param array<string, mixed> $behavior */
	private static function with( Survey $survey, array $behavior ): Survey {
		return $survey->with( settings: $survey->settings->with( 'behavior', $behavior ) );
	}

	/**
	 * @param array<string, mixed> $manifest
	 * @return array<mixed> of its first survey
	 */
	private static function questions( array $manifest ): array {
		$first = is_array( $manifest['surveys'] ) ? $manifest['surveys'][0] ?? null : null;
		return is_array( $first ) && is_array( $first['questions'] ) ? $first['questions'] : array();
	}
}
