import type { LegalStrings } from './en.ts';

/** Spanish. */
export const es: LegalStrings = {
  terms: {
    title: 'Términos y políticas',
    description: 'Los términos que rigen para todos los que usan esta instalación de Franca.',
    introduction: 'Estos términos rigen para todos los que inician sesión en esta instalación de Franca.',
    sections: [
      [
        'Usar Franca',
        [
          'Inicia sesión con un número de teléfono o un correo electrónico que sea tuyo.',
          'Escribe a las personas como les hablarías cara a cara. Quien se sienta molesto puede bloquearte.',
          'Las traducciones las hacen máquinas y pueden ser erróneas. El original siempre se conserva junto a ellas.',
        ],
      ],
      [
        'Qué se almacena',
        [
          'Tu perfil: nombre, foto, país, idioma, acento y género, y cómo inicias sesión.',
          'Tus conversaciones, sus archivos y sus traducciones, para que todos tus dispositivos puedan mostrarlas.',
          'En tu propio dispositivo: mensajes aún no enviados, borradores y copias para momentos sin red. Al cerrar sesión se eliminan.',
        ],
      ],
      [
        'Quién lo ve',
        'Las personas de una conversación ven sus mensajes. El operador de esta instalación los almacena. Si el operador ha conectado un servicio externo de traducción, los textos se le envían solo con ese fin.',
      ],
      [
        'Planes',
        'Un plan de pago se renueva cada mes hasta que se cancela. Un plan cancelado dura hasta el final de su período de facturación, y tus datos se conservan 10 meses para que puedas reanudarlo.',
      ],
      ['Irse', 'Pide al operador de esta instalación que elimine tu cuenta y todo lo que le pertenece.'],
    ],
  },
  privacy: {
    title: 'Privacidad',
    description:
      'Qué almacena una instalación de Franca sobre ti, por qué, durante cuánto tiempo y quién lo ve.',
    introduction:
      'Esta página dice qué almacena sobre ti esta instalación de Franca, por qué y durante cuánto tiempo. Su operador es el responsable: escríbele con el formulario de socios para cualquier pregunta.',
    sections: [
      [
        'Tu cuenta',
        [
          'Número de teléfono o correo electrónico: para que inicies sesión. Los códigos y enlaces se almacenan solo como valores hash.',
          'Nombre, foto, país, idioma, acento, género y lo demás que indiques: para mostrarlo a las personas con las que escribes y para traducir.',
          'Cuándo estuviste en línea por última vez: lo ven las personas con las que compartes una conversación.',
        ],
      ],
      [
        'Tus conversaciones',
        [
          'Los mensajes, archivos, reacciones y traducciones se almacenan para que todos tus dispositivos puedan mostrarlos. Los miembros de una conversación los ven.',
          'El operador tiene acceso técnico a la base de datos. Los mensajes no están cifrados de extremo a extremo, porque el servidor los traduce.',
          'Si el operador ha conectado un servicio externo de traducción, los textos se le envían solo con ese fin.',
        ],
      ],
      [
        'Pagar',
        'Los planes, pagos y códigos de regalo se conservan con tu cuenta, y durante 10 meses después de que un plan haya terminado para que puedas reanudarlo. Los números de tarjeta y códigos de seguridad nunca se almacenan: de una tarjeta, este servidor conserva sus últimas cuatro cifras y el nombre.',
      ],
      [
        'Formulario de socios y boletín',
        [
          'Una consulta se almacena durante un año y puede enviarse al operador por correo electrónico.',
          'Una dirección para el boletín se conserva una vez que la has confirmado; si no, se elimina al cabo de una semana. Cada correo tiene un enlace que la elimina.',
        ],
      ],
      [
        'Tu dispositivo',
        'Franca no usa cookies ni rastreadores, y no carga nada de otros servidores salvo que pagues con tarjeta o el operador guarde los archivos en un almacenamiento externo. Tu dispositivo conserva la sesión, los mensajes aún no enviados, los borradores y copias para momentos sin red. Al cerrar sesión se eliminan. Las direcciones de red se cuentan durante poco tiempo, para que nadie pueda inundar el servidor.',
      ],
      [
        'Tus derechos',
        'Pide al operador una copia de tus datos, una corrección o la eliminación de tu cuenta y de todo lo que le pertenece.',
      ],
    ],
  },
  install: {
    title: 'Instalar Franca',
    description: 'Cómo instalar Franca en un teléfono, una tableta o un ordenador.',
    introduction:
      'No hay ninguna aplicación de Franca en App Store ni en Google Play. Franca se instala desde el navegador: así tiene su propio icono y ventana, y puede avisarte.',
    sections: [
      [
        'Android',
        [
          'Abre Franca en el navegador e inicia sesión.',
          'Abre el menú del navegador.',
          'Elige “Instalar aplicación” o “Añadir a pantalla de inicio”.',
        ],
      ],
      [
        'iPhone y iPad',
        [
          'Abre Franca en Safari e inicia sesión.',
          'Pulsa Compartir.',
          'Elige “Añadir a pantalla de inicio”.',
        ],
      ],
      [
        'Ordenador',
        [
          'Abre Franca en Chrome o Edge.',
          'Pulsa el icono de instalar en la barra de direcciones o elige “Instalar” en el menú.',
          'En Safari en un Mac: elige “Añadir al Dock” en el menú Archivo.',
        ],
      ],
      ['Sin instalar', 'Todo funciona también en el navegador.'],
    ],
  },
};
