/** Names in the local stack, which are the same in every start, in tests and in the demo content. */
export const names = {
  projectId: 'demo-waymark',
  functionsRegion: 'europe-west1',
  identity: {
    clientId: 'waymark-web',
    audience: 'https://api.waymark.example',
    managementClientId: 'waymark-functions',
    managementClientSecret: 'local-management-secret',
    /** Of all demo accounts. */
    password: 'waymark-demo',
    people: [
      {
        subject: 'auth0|visitor',
        email: 'visitor@waymark.example',
        name: 'Val Visitor',
        permissions: [],
      },
      {
        subject: 'auth0|creator',
        email: 'creator@waymark.example',
        name: 'Camille Creator',
        permissions: ['feature:creator-profile'],
      },
      {
        subject: 'auth0|admin',
        email: 'admin@waymark.example',
        name: 'Ada Admin',
        permissions: ['write:creators'],
      },
      {
        subject: 'auth0|support',
        email: 'support@waymark.example',
        name: 'Sam Support',
        permissions: ['read:all:instagramImports'],
      },
    ],
  },
  /** Signs the tokens of the support tool. */
  supportToolSecret: 'local-support-secret-of-32-letters',
  /** For which the stand-in of App Check gives tokens. */
  appCheckDebugToken: 'local-debug-token',
  search: {
    applicationId: 'LOCAL',
    searchKey: 'local-search-key',
    /** May search works; the keys of creators are signed with it. */
    worksKey: 'local-works-key',
    adminKey: 'local-admin-key',
    index: 'waymark',
    worksIndex: 'works',
  },
  instagram: {
    appId: '990602627938098',
    appSecret: 'local-instagram-secret',
    /** 32 bytes in base64. */
    tokenKeys: 'bG9jYWwtaW5zdGFncmFtLXRva2VuLWtleS1vZi0zMkI=',
  },
  mail: {
    from: 'Waymark <post@waymark.example>',
    team: 'team@waymark.example',
  },
  paths: {
    token: '/api/auth/token',
    supportToken: '/api/support/token',
    log: '/api/log/write',
    content: '/api/content',
  },
};

/**
 * The bucket for originals. It is separate from the bucket of all other files, because a function receives an event for every file
 * in it. The emulator starts a process for each simultaneous event, and the demo pictures would cause hundreds of them.
 */
export function originalsBucketOf(projectId: string): string {
  return `${projectId}-originals.appspot.com`;
}

/** The default bucket of a Firebase project. */
export function bucketOf(projectId: string): string {
  return `${projectId}.appspot.com`;
}
