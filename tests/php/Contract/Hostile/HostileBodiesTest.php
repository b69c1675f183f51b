<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Hostile;

use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\RouteTable;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\HostileTestCase;
use UserFeedback\Tests\Support\Hostile\HostileValue;
use UserFeedback\Tests\Support\Hostile\Sample;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Hostile\ShapeNode;
use UserFeedback\Tests\Support\Hostile\Tripwire;

/** Sends every invalid value in every position of the body to every route that takes one. */
final class HostileBodiesTest extends HostileTestCase {

	/** Minimum cases for each position of a body: fewer mean that the corpus shrank. */
	private const LEAST = 15;

	private const OF_A_SURVEY = array(
		'countries'   => array( 'DE' ),
		'addresses'   => 'someone@example.org',
		'request_url' => 'https://example.org/hook',
		'custom_logo' => 'https://example.org/logo.png',
		'data'        => array(
			array(
				'id'    => 'yes',
				'label' => 'Yes',
			),
		),
		'template'    => '',
	);

	private const FIELD = '00000000-0000-4000-8000-00000000d002';

	private const WITH_PAGE = array(
		'settings'  => array( 'share_page' => array( 'enabled' => true ) ),
		'questions' => array(
			array( 'type' => 'text', 'title' => 'Why?', 'config' => array( 'options' => array() ) ),
			array( 'id' => self::FIELD, 'type' => 'hidden', 'title' => 'customer', 'config' => array( 'options' => array() ) ),
		),
	);

	/** Valid values that a shape alone does not tell, by property name. */
	private const KNOWN = array(
		'POST /surveys'                       => self::OF_A_SURVEY,
		'POST /surveys/preview'               => self::OF_A_SURVEY,
		'POST /response-mail/sample'          => self::OF_A_SURVEY,
		'POST /webhooks/sample'               => self::OF_A_SURVEY,
		'POST /post-ratings/settings'         => array(
			'post_types'   => array( 'post' ),
			'schema_types' => array(
				array(
					'post_type'   => 'page',
					'schema_type' => 'Recipe',
				),
			),
		),
		'POST /settings'                      => array(
			'notifications_recipients'   => 'someone@example.org',
			'notifications_header_image' => 'https://example.org/header.png',
			'widget_custom_logo'         => 'https://example.org/logo.png',
			'ai_api_url'                 => 'https://example.org/ai',
			'create_edit_surveys'        => array( 'editor' ),
			'view_results'               => array( 'editor' ),
			'delete_surveys'             => array( 'editor' ),
			'heatmap_page_ids'           => array(),
			'heatmap_post_types'         => array( 'post' ),
		),
		'POST /heatmaps/pages/{key}/view'     => array( 'as' => 'visitor' ),
		'POST /surveys/{id}/single-use-links' => array( 'field' => self::FIELD ),
		'POST /surveys/{id}/comparison'       => array( 'lift' => 20 ),
		'POST /notifications/action'          => array(
			'class'  => 'results',
			'action' => 'read',
		),
	);

	private const NO_BODY = array(
		'nothing'                => '',
		'null'                   => 'null',
		'a bare number'          => '42',
		'a bare text'            => '"text"',
		'a bare true'            => 'true',
		'a list'                 => '[]',
		'lists'                  => '[[],[]]',
		'half of JSON'           => '{"title":',
		'two of them'            => '{}{}',
		'a comment'              => '/* */{}',
		'a form'                 => 'title=a&survey_ids[]=1&settings[x]=1',
		'XML'                    => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
		'a mark of byte order'   => "\u{FEFF}{}",
		'bytes that are no text' => "\xFF\xFE\x00{",
	);

	public static function tearDownAfterClass(): void {
		CaseCount::write( SeededSample::named( 'hostile bodies' ), self::$cases );
	}

	/** @dataProvider routes */
	public function test_unexpected_values_have_no_effect( Route $route ): void {
		$survey = $this->aSurvey( self::WITH_PAGE );
		$path   = $this->pathOf( $route, $survey->id );
		$this->watch();
		$places = 0;

		foreach ( $this->bodiesOf( $route, $survey->id, $survey->version ) as $kind => $body ) {
			foreach ( ShapeNode::all( $route->bodyShape(), $body ) as $node ) {
				++$places;
				foreach ( HostileValue::for( $node ) as $name => $value ) {
					$case = "{$route->key()} ($kind), {$node->path()}: $name";
					if ( ! $this->takes( $case ) ) {
						continue;
					}
					$answer = $this->attempt( $route, $path, $node->with( $value->json ), $case );
					if ( $value->mustBeRefused ) {
						$this->assertRefused( $answer, $node->path(), $case );
					}
				}
				$case = "{$route->key()} ($kind), {$node->path()}: missing";
				if ( ! $node->isWhole() && $this->takes( $case ) ) {
					$answer = $this->attempt( $route, $path, $node->without(), $case );
					if ( $node->shape->isRequired() ) {
						$this->assertRefused( $answer, $node->path(), $case );
					}
				}
			}
		}
		self::assertGreaterThan( self::LEAST * $places, $this->made );
	}

	/** @dataProvider writes */
	public function test_an_invalid_body_is_refused( Route $route ): void {
		$survey = $this->aSurvey( self::WITH_PAGE );
		$path   = $this->pathOf( $route, $survey->id );
		$this->watch();

		foreach ( self::NO_BODY + array(
			'a serialized object' => Tripwire::serialized(),
			'a megabyte'          => '{"title":"' . str_repeat( 'a', 1 << 20 ) . '"}',
		) as $name => $body ) {
			$case   = "{$route->key()}: $name";
			$answer = $this->attempt( $route, $path, $body, $case );
			if ( array() !== Sample::least( $route->bodyShape() ) ) {
				self::assertContains( $answer->status, array( 400, 413 ), $case );
			}
		}
	}

	/** @dataProvider routes */
	public function test_a_body_built_from_its_shape_is_accepted( Route $route ): void {
		$survey = $this->aSurvey( self::WITH_PAGE );
		$path   = $this->pathOf( $route, $survey->id );
		$this->watch();
		foreach ( $this->bodiesOf( $route, $survey->id, $survey->version ) as $kind => $body ) {
			$answer = $this->attempt(
				$route,
				$path,
				(string) json_encode( array() === $body ? (object) array() : $body ),
				"{$route->key()} ($kind)"
			);
			self::assertNotSame(
				400,
				$answer->status,
				"{$route->key()} ($kind): the corpus starts from a body that is refused anyway: " . wp_json_encode( $answer->body )
			);
		}
	}

	/** @return array<string, array{Route}> routes with a shape for their body. */
	public static function routes(): array {
		return array_filter( self::writes(), static fn( array $row ): bool => array() !== $row[0]->bodyShape()->properties() );
	}

	/** @return array<string, array{Route}> */
	public static function writes(): array {
		$writes = array_values( array_filter( RouteTable::all(), static fn( Route $route ): bool => 'GET' !== $route->method ) );
		return array_combine(
			array_map( static fn( Route $route ): string => $route->key(), $writes ),
			array_map( static fn( Route $route ): array => array( $route ), $writes )
		);
	}

	/** @return array<string, mixed> one for each action of the route. */
	private function bodiesOf( Route $route, int $id, int $version ): array {
		$whole = Sample::whole(
			$route->bodyShape(),
			array( 'survey_ids' => array( $id ), 'family' => 'Inter', 'weight' => '400' ) + ( self::KNOWN[ $route->key() ] ?? array() )
		);
		if ( ! is_array( $whole ) ) {
			return array( 'whole' => $whole );
		}
		$update = array( 'id' => $id, 'version' => $version ) + $whole;
		return match ( $route->key() ) {
			'POST /surveys'             => array(
				'update' => $update,
				'create' => array_diff_key( $whole, array( 'id' => true, 'version' => true ) ),
			),
			'POST /surveys/preview'     => array( 'look' => $update ),
			'POST /surveys/{id}/shares' => array( 'whole' => array( 'question_ids' => $this->questionsOf( $id ) ) + $whole ),
			'POST /response-mail/sample',
			'POST /webhooks/sample'     => array( 'whole' => self::forSurvey( $id, $version, $whole ) ),
			// A missing survey, because a test that passes the rules looks up the host.
			'POST /webhooks/test'       => array( 'whole' => self::forSurvey( $id + 1, $version, $whole ) ),
			default                     => array( 'whole' => $whole ),
		};
	}

	/**
	 * @param array<mixed> $whole
	 * @return array<mixed>
	 */
	private static function forSurvey( int $id, int $version, array $whole ): array {
		return array( 'survey' => array( 'id' => $id, 'version' => $version ) + (array) $whole['survey'] ) + $whole;
	}

	/** @return list<string> */
	private function questionsOf( int $surveyId ): array {
		return array_map(
			static fn( Question $question ): string => $question->id,
			Plugin::get( SurveyRepository::class )->get( $surveyId )->answerable()
		);
	}
}
