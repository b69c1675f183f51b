<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\SurveyShape;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** Generated from the shape of a survey, so new fields are tested automatically. */
final class SurveyFieldsTest extends RestTestCase {

	private const EDITORS = 'editors';

	/** Users who can view results get them too, and visitors get what their pages need. */
	private const VIEWERS = 'viewers';

	/** Written by hand, because a wrong shape would match itself. */
	private const READERS = array(
		'title'                    => self::VIEWERS,
		'status'                   => self::VIEWERS,
		'type'                     => self::VIEWERS,
		'questions'                => self::VIEWERS,
		'notifications'            => self::EDITORS,
		'template'                 => self::VIEWERS,
		'publish_at'               => self::VIEWERS,
		'settings.enable_tracking' => self::VIEWERS,
		'settings.for_team'        => self::VIEWERS,
		'settings.thank_you'       => self::VIEWERS,
		'settings.targeting'       => self::VIEWERS,
		'settings.geo_targeting'   => self::VIEWERS,
		'settings.behavior'        => self::VIEWERS,
		'settings.theming'         => self::VIEWERS,
		'settings.google_drive'    => self::VIEWERS,
		'settings.share_page'      => self::VIEWERS,
	);

	/** Properties of a draft that aren't stored as sent. */
	private const OF_THE_REQUEST = array( 'id', 'version', 'token', 'redirect_route' );

	public function test_each_field_names_its_readers(): void {
		$private = array_filter(
			self::fieldsOf( SurveyShape::full() ),
			static fn( mixed $field ): bool => $field instanceof Shape && $field->isEditorsOnly()
		);

		self::assertEqualsCanonicalizing(
			array_diff( array_keys( self::fieldsOf( SurveyShape::draft() ) ), self::OF_THE_REQUEST ),
			array_keys( self::READERS )
		);
		self::assertEqualsCanonicalizing( self::private(), array_keys( $private ) );
	}

	/** Otherwise tests with this survey don't cover a new field. */
	public function test_the_survey_with_every_feature_has_each_field(): void {
		$sent = self::fields( WholeSurvey::body() );
		self::assertSame( array( 'publish_at' ), array_values( array_diff( array_keys( self::READERS ), array_keys( $sent ) ) ) );
	}

	public function test_a_field_for_editors_is_hidden_from_viewers_and_visitors_and_purges_no_cache(): void {
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$body    = WholeSurvey::body();
		$without = array_diff_key( $body, array_flip( self::private() ) );

		$without['settings'] = array_diff_key( WholeSurvey::settings(), array_flip( str_replace( 'settings.', '', self::private() ) ) );

		$id     = $this->request( 'POST', 'surveys', $without )->id( 'survey.id' );
		$purges = did_action( 'userfeedback_surveys_changed' );
		self::assertGreaterThan( 0, $purges );

		$this->assertStatus( 200, $this->request( 'POST', 'surveys', array( 'id' => $id ) + $body ) );
		self::assertSame( $purges, did_action( 'userfeedback_surveys_changed' ), 'A page cache was purged.' );

		$full = $this->request( 'GET', "surveys/$id" )->body;
		self::assertSame( array(), array_diff( self::private(), array_keys( self::fields( (array) $full ) ) ) );
		$this->asRoleWith( Permission::VIEW );
		$select = http_build_query( array( 'select' => SurveyShape::HEAVY ) );
		$this->assertHidden( $this->request( 'GET', "surveys/$id" )->body );
		$this->assertHidden( $this->request( 'GET', "surveys?$select" )->at( 'items.0' ) );
		$this->assertHidden( $this->request( 'GET', "surveys/$id/results" )->body );
		wp_set_current_user( 0 );
		$this->assertHidden( $this->request( 'GET', 'widget/manifest' )->body );
	}

	private function assertHidden( mixed $answer ): void {
		$body = self::fields( WholeSurvey::body() );
		self::assertNotEmpty( $answer );
		self::assertSame( array(), array_intersect( self::private(), array_keys( self::fields( (array) $answer ) ) ) );

		$private = self::texts( array_intersect_key( $body, array_flip( self::private() ) ) );
		$others  = self::texts( array_diff_key( $body, array_flip( self::private() ) ) );
		self::assertNotEmpty( array_diff( $private, $others ) );
		self::assertSame( array(), array_intersect( array_diff( $private, $others ), self::texts( (array) $answer ) ) );
	}

	/** @return list<string> */
	private static function private(): array {
		return array_keys( self::READERS, self::EDITORS, true );
	}

	/** @return array<array-key, mixed> shapes by path, without read-only ones. */
	private static function fieldsOf( Shape $survey ): array {
		$sent = array_filter( $survey->properties(), static fn( Shape $field ): bool => ! $field->isReadOnly() );
		return self::fields( array( 'settings' => $sent['settings']->properties() ) + $sent );
	}

	/**
	 * Returns a survey's fields and those of its settings, by path.
	 *
	 * @param array<array-key, mixed> $survey
	 * @return array<array-key, mixed>
	 */
	private static function fields( array $survey ): array {
		$settings = (array) ( $survey['settings'] ?? array() );
		unset( $survey['settings'] );
		foreach ( $settings as $name => $value ) {
			$survey[ "settings.$name" ] = $value;
		}
		return $survey;
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return list<string>
	 */
	private static function texts( array $values ): array {
		$texts = array();
		array_walk_recursive(
			$values,
			static function ( mixed $value ) use ( &$texts ): void {
				if ( is_string( $value ) && strlen( $value ) > 8 ) {
					$texts[] = $value;
				}
			}
		);
		return $texts;
	}
}
